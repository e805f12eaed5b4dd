# A shared cache between the TLS proxy and one process of the site. It keeps assets and public pictures, and revalidates the
# pages, lists and feeds of signed-out visitors on each request: the site answers 304 in a fraction of a millisecond, and a
# change appears as fast as without a cache. Log no addresses below /feeds/: each opens a private feed. Set TRUST_PROXY=2: the proxy in front and Varnish each add an address.
vcl 4.1;

backend site {
    .host = "127.0.0.1";
    .port = "3001";
    .connect_timeout = 2s;
    .first_byte_timeout = 60s;
    .between_bytes_timeout = 60s;
}

sub vcl_recv {
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    if (req.http.Authorization) {
        return (pass);
    }
    # The same for everyone. The name of each asset contains its checksum.
    if (req.url ~ "^/assets/") {
        unset req.http.Cookie;
        return (hash);
    }
    # A picture in one width. The site decides who may see it and says whether it is public.
    if (req.url ~ "^/media/[^/?]+\?w=[0-9]+$") {
        return (hash);
    }
    # Films are read in ranges; a cache would fetch the whole file for each.
    if (req.url ~ "^/media/" || req.http.Range) {
        return (pass);
    }
    if (req.http.Cookie) {
        return (pass);
    }
    return (hash);
}

# The site answers an upload once it has stored it.
sub vcl_backend_fetch {
    if (bereq.url ~ "^/media/uploads/") {
        set bereq.first_byte_timeout = 300s;
    }
}

sub vcl_backend_response {
    # Pages, lists and feeds of signed-out visitors: kept with their ETag, never sent without asking the site.
    if (beresp.status == 200 && beresp.http.ETag && !beresp.http.Set-Cookie
        && beresp.http.Cache-Control ~ "^public, max-age=0, must-revalidate$") {
        set beresp.ttl = 1ms;
        set beresp.grace = 0s;
        set beresp.keep = 1h;
        return (deliver);
    }
    # What has expired is never sent, also while the site is away.
    set beresp.grace = 0s;
}

sub vcl_deliver {
    # Browsers must ask again, too.
    unset resp.http.Age;
    set resp.http.X-Cache = req.http.X-Cache;
}

sub vcl_hit {
    set req.http.X-Cache = "HIT";
}

sub vcl_miss {
    set req.http.X-Cache = "MISS";
}

sub vcl_pass {
    set req.http.X-Cache = "PASS";
}
