type WxrItem = {
  id: number
  title?: string
  content?: string
  type?: 'post' | 'page' | 'attachment' | 'wp_block'
  status?: string
  password?: string
  thumbnail?: number
  attachment?: string
  /** The post it was uploaded to. */
  parent?: number
  /** As JSON. */
  footnotes?: string
  dateGmt?: string
  pubDate?: string
}

export const wxrItem = ({
  id,
  title = 'A find',
  content = '',
  type = 'post',
  status = 'publish',
  password = '',
  dateGmt = '2023-05-06 07:08:09',
  ...more
}: WxrItem) => `
  <item>
    <title><![CDATA[${title}]]></title>
    <link>https://old.test/?p=${id}</link>
    ${more.pubDate ? `<pubDate>${more.pubDate}</pubDate>` : ''}
    <content:encoded><![CDATA[${content.replaceAll(']]>', ']]]]><![CDATA[>')}]]></content:encoded>
    <excerpt:encoded><![CDATA[]]></excerpt:encoded>
    <wp:post_id>${id}</wp:post_id>
    <wp:post_parent>${more.parent ?? 0}</wp:post_parent>
    <wp:post_date_gmt><![CDATA[${dateGmt}]]></wp:post_date_gmt>
    <wp:status><![CDATA[${status}]]></wp:status>
    <wp:post_type><![CDATA[${type}]]></wp:post_type>
    <wp:post_password><![CDATA[${password}]]></wp:post_password>
    ${more.attachment ? `<wp:attachment_url><![CDATA[${more.attachment}]]></wp:attachment_url>` : ''}
    ${more.thumbnail ? `<wp:postmeta><wp:meta_key><![CDATA[_thumbnail_id]]></wp:meta_key><wp:meta_value><![CDATA[${more.thumbnail}]]></wp:meta_value></wp:postmeta>` : ''}
    ${more.footnotes ? `<wp:postmeta><wp:meta_key><![CDATA[footnotes]]></wp:meta_key><wp:meta_value><![CDATA[${more.footnotes}]]></wp:meta_value></wp:postmeta>` : ''}
  </item>`

/** WordPress’s eXtended RSS, with the columns its exporter writes. */
export const wxr = (...items: string[]) => `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
  <title>Old stones</title>
  <wp:wxr_version>1.2</wp:wxr_version>
  <wp:base_site_url>https://old.test</wp:base_site_url>
  ${items.join('')}
</channel>
</rss>`
