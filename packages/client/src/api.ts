// Generated from openapi.json with `npm run generate:client`.

export interface paths {
  '/merchandise/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Returns an article with its variants, its size chart and what belongs to it.
     * @description For everyone. An API key needs `catalog:read`.
     */
    get: operations['readMerchandiseArticle']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/products/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Returns a product with its text, what it is sold as and what belongs to it.
     * @description For everyone. An API key needs `catalog:read`.
     */
    get: operations['readProductArticle']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/posts/{id}/captions/{file}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Returns the captions of a video in one language, such as `en.vtt`.
     * @description For everyone. An API key needs `posts:read`.
     */
    get: operations['readCaptions']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/posts/{id}/transcript/{language}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Returns what is said in a video, line by line.
     * @description For everyone. An API key needs `posts:read`.
     */
    get: operations['readTranscript']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/merchandise/sync/preview': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Returns what a sync would change, without changing it.
     * @description For employees who may `manageCatalogue`: owner, shop. An API key needs `catalog:write`.
     */
    post: operations['previewMerchandiseSync']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/merchandise/sync/status': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Returns how the newest sync is going, or how it went.
     * @description For employees who may `manageCatalogue`: owner, shop. An API key needs `catalog:read`.
     */
    get: operations['readMerchandiseSync']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/merchandise/sync': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Updates the merchandise from the print provider.
     * @description For employees who may `manageCatalogue`: owner, shop. An API key needs `catalog:write`.
     */
    post: operations['syncMerchandise']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/claims/{id}/decline': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Declines a claim, with the reason for the buyer.
     * @description For employees who may `changeOrders`: owner, shop. An API key needs `orders:write`.
     */
    post: operations['declineClaim']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/claims/{id}/photos/{photo}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Returns a photo of a claim.
     * @description For employees who may `readOrders`: owner, shop. An API key needs `orders:read`.
     */
    get: operations['readAnyClaimPhoto']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/claims/{id}/refund': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Settles a claim with a refund.
     * @description For employees who may `refundOrders`: owner, shop. An API key needs `orders:refund`.
     */
    post: operations['refundClaimed']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/claims/{id}/replace': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Prints what a claim is about again, at no cost for the buyer. Of an order that was refunded in full, or replaces one that was, only with `despiteRefund`.
     * @description For employees who may `changeOrders`: owner, shop. An API key needs `orders:write`.
     */
    post: operations['replaceClaimed']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/claims/{id}/reply': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Writes to the buyer about a claim.
     * @description For employees who may `changeOrders`: owner, shop. An API key needs `orders:write`.
     */
    post: operations['replyToClaim']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/posts/{id}/comments/close': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Closes the comments of a post: the existing ones stay, and no one can add one.
     * @description For employees who may `moderateComments`: owner, moderator. An API key needs `comments:write`.
     */
    post: operations['closeComments']
    /**
     * Opens the comments of a post again.
     * @description For employees who may `moderateComments`: owner, moderator. An API key needs `comments:write`.
     */
    delete: operations['openComments']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/comments/moderate': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Approves comments, or hides them with a reason and mutes their authors.
     * @description For employees who may `moderateComments`: owner, moderator. An API key needs `comments:write`.
     */
    post: operations['moderate']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/comments/{id}/pin': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Shows a comment first. A post has at most one such comment.
     * @description For employees who may `moderateComments`: owner, moderator. An API key needs `comments:write`.
     */
    post: operations['pinComment']
    /**
     * Shows a pinned comment in its usual place again.
     * @description For employees who may `moderateComments`: owner, moderator. An API key needs `comments:write`.
     */
    delete: operations['unpinComment']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/posts/{id}/comments': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Lists the newest 500 comments of a post you may watch, or those before one of them, oldest first. Comments that these answer, and the pinned one, are included even if they are older.
     * @description For everyone. An API key needs `comments:read`.
     */
    get: operations['readComments']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/exports/order-lines.csv': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Downloads what was in each order as CSV, with its article and share of the discount.
     * @description For employees who may `exportData`: owner. An API key needs `orders:read`.
     */
    get: operations['orderLinesCsv']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/exports/products.csv': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Downloads the gear of the shop page as CSV.
     * @description For employees who may `exportData`: owner. An API key needs `catalog:read`.
     */
    get: operations['productsCsv']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/gift-card-sales/{id}/refund': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Refunds what is left on a gift card to its buyer.
     * @description For employees who may `refundOrders`: owner, shop. An API key needs `orders:refund`.
     */
    post: operations['refundGiftSale']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/invoices/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Downloads an invoice or a credit note as PDF.
     * @description For employees who may `readOrders`: owner, shop. An API key needs `orders:read`.
     */
    get: operations['readAnyInvoice']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/merchandise': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Lists merchandise with its images and variants.
     * @description For everyone. An API key needs `catalog:read`.
     */
    get: operations['readMerchandise']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/merchandise/page': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Returns one page of merchandise that passes filters, and what there is to filter by.
     * @description For everyone. An API key needs `catalog:read`.
     */
    get: operations['readMerchandisePage']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/orders/{id}/ask-address': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Emails the buyer of a refused order a link to correct its address.
     * @description For employees who may `changeOrders`: owner, shop. An API key needs `orders:write`.
     */
    post: operations['askForOrderAddress']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/orders/{id}/cancel': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Cancels an order and refunds what is left of it.
     * @description For employees who may `refundOrders`: owner, shop. An API key needs `orders:refund`.
     */
    post: operations['cancelOrder']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/orders/{id}/address': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Corrects where an order goes before it goes to print, and sends it to the print provider again if it refused it.
     * @description For employees who may `changeOrders`: owner, shop. An API key needs `orders:write`.
     */
    put: operations['correctOrderAddress']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/orders/{id}/deliver': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Marks an order as delivered.
     * @description For employees who may `changeOrders`: owner, shop. An API key needs `orders:write`.
     */
    post: operations['deliverOrder']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/orders.csv': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Downloads all orders as CSV.
     * @description For employees who may `exportData`: owner. An API key needs `orders:read`.
     */
    get: operations['ordersCsv']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/packing-slips': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Downloads the packing slips of all orders with own goods to pack as one PDF, or of one order.
     * @description For employees who may `changeOrders`: owner, shop. An API key needs `orders:read`.
     */
    get: operations['readPackingSlips']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/orders/{id}/refund': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Refunds an amount of an order.
     * @description For employees who may `refundOrders`: owner, shop. An API key needs `orders:refund`.
     */
    post: operations['refundOrder']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/orders/{id}/lines/{line}/refund': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Refunds an item that the print provider canceled.
     * @description For employees who may `refundOrders`: owner, shop. An API key needs `orders:refund`.
     */
    post: operations['refundUnavailableLine']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/orders/{id}/lines/{line}/replace': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Prints an item that the print provider canceled again, at no cost for the buyer.
     * @description For employees who may `changeOrders`: owner, shop. An API key needs `orders:write`.
     */
    post: operations['replaceUnavailableLine']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/orders/{id}/resend-mail': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Sends the confirmation of an order again.
     * @description For employees who may `changeOrders`: owner, shop. An API key needs `orders:write`.
     */
    post: operations['resendOrderMail']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/orders/{id}/resolve': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Marks the problem of an order as resolved.
     * @description For employees who may `changeOrders`: owner, shop. An API key needs `orders:write`.
     */
    post: operations['resolveProblem']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/orders/{id}/lines/{line}/restock': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Puts an item that came back into stock again.
     * @description For employees who may `changeOrders`: owner, shop. An API key needs `orders:write`.
     */
    post: operations['restockOrderLine']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/orders/{id}/retry': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Sends an order that needs attention to the print provider again.
     * @description For employees who may `changeOrders`: owner, shop. An API key needs `orders:write`.
     */
    post: operations['retryOrder']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/orders/{id}/parcels': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Records a parcel of your own goods and emails its buyer.
     * @description For employees who may `changeOrders`: owner, shop. An API key needs `orders:write`.
     */
    post: operations['sendOrderParcel']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/members.csv': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Downloads all members as CSV.
     * @description For employees who may `exportData`: owner. An API key needs `members:read`.
     */
    get: operations['membersCsv']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/places': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Returns the map of published posts: cells of about 20 km for members, states for everyone else.
     * @description For everyone. An API key needs `posts:read`.
     */
    get: operations['readPlaces']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/posts/drafts': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Begins a draft: with a film, with photos, or with its title alone.
     * @description For employees who may `writePosts`: owner, editor. An API key needs `posts:write`.
     */
    post: operations['beginPost']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/posts/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * Moves a post to the trash.
     * @description For employees who may `writePosts`: owner, editor. An API key needs `posts:write`.
     */
    delete: operations['removePost']
    options?: never
    head?: never
    /**
     * Changes a post.
     * @description For employees who may `writePosts`: owner, editor. An API key needs `posts:write`.
     */
    patch: operations['editPost']
    trace?: never
  }
  '/posts': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Lists posts, newest first.
     * @description For everyone. An API key needs `posts:read`.
     */
    get: operations['listPosts']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/posts/{id}/preview': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Cuts a ten-second preview from the film of a post.
     * @description For employees who may `writePosts`: owner, editor. An API key needs `posts:write`.
     */
    post: operations['makePreview']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/posts/{id}/cover': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Makes a cover from a photo of the post or a frame of its film.
     * @description For employees who may `writePosts`: owner, editor. An API key needs `posts:write`.
     */
    post: operations['pickCover']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/posts': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Publishes a post, at once or at a chosen time.
     * @description For employees who may `writePosts`: owner, editor. An API key needs `posts:write`.
     */
    post: operations['publishPostAsEmployee']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/posts/archive': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Returns how many posts there are of each year and with each stone.
     * @description For everyone. An API key needs `posts:read`.
     */
    get: operations['readArchive']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/posts/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Returns one post. It is locked if you can’t watch it.
     * @description For everyone. An API key needs `posts:read`.
     */
    get: operations['readPost']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/posts/page': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Returns one page of posts that pass a filter.
     * @description For everyone. An API key needs `posts:read`.
     */
    get: operations['readPostPage']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/posts/{id}/related': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Lists posts on the same subject, by what everyone can read of them.
     * @description For everyone. An API key needs `posts:read`.
     */
    get: operations['readRelated']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/products/{id}/stock': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Says how many pieces of a product are left, held and sold.
     * @description For employees who may `manageCatalogue`: owner, shop. An API key needs `catalog:read`.
     */
    get: operations['readProductStock']
    put?: never
    /**
     * Adds pieces to the stock of a product, takes some away, or stops counting them.
     * @description For employees who may `manageCatalogue`: owner, shop. An API key needs `catalog:write`.
     */
    post: operations['adjustProductStock']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/products': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Adds a product to the shop.
     * @description For employees who may `manageCatalogue`: owner, shop. An API key needs `catalog:write`.
     */
    post: operations['createProduct']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/products': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Lists the products of the shop.
     * @description For everyone. An API key needs `catalog:read`.
     */
    get: operations['readProducts']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/questions/{id}/answer': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Answers a question with a text, a second of the round’s film, or both. Its author is emailed once.
     * @description For employees who may `manageQuestions`: owner, editor, moderator. An API key needs `questions:write`.
     */
    put: operations['answerQuestion']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/questions/{round}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Returns a Q&A round, and for members a page of its questions.
     * @description For everyone. An API key needs `questions:read`.
     */
    get: operations['readRound']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/questions/{id}/hide': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Hides a question from everyone but its author and employees.
     * @description For employees who may `manageQuestions`: owner, editor, moderator. An API key needs `questions:write`.
     */
    post: operations['hideQuestion']
    /**
     * Shows a hidden question again.
     * @description For employees who may `manageQuestions`: owner, editor, moderator. An API key needs `questions:write`.
     */
    delete: operations['showQuestion']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/questions': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Lists Q&A rounds, the latest session first.
     * @description For everyone. An API key needs `questions:read`.
     */
    get: operations['listRounds']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/questions/open': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Returns the Q&A round in which members can ask now.
     * @description For everyone. An API key needs `questions:read`.
     */
    get: operations['readOpenRound']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/reviews/moderate': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Approves or hides reviews.
     * @description For employees who may `moderateReviews`: owner, moderator, shop. An API key needs `reviews:write`.
     */
    post: operations['moderateReviews']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/products/{id}/reviews': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Returns a page of the published reviews of what a product is sold as.
     * @description For everyone. An API key needs `reviews:read`.
     */
    get: operations['readProductReviews']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/merchandise/{id}/reviews': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Returns a page of an article’s published reviews, and how many stars they give.
     * @description For everyone. An API key needs `reviews:read`.
     */
    get: operations['readReviews']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/search': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Searches posts, stories, films, comments and the shop for what you may read. Tolerates typing errors.
     * @description For everyone. An API key needs `posts:read`.
     */
    get: operations['search']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/series/{slug}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Returns a series with its parts in order.
     * @description For everyone. An API key needs `posts:read`.
     */
    get: operations['readSeries']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/posts/{id}/stones': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Lists stones that came out in a film and are for sale, or were sold.
     * @description For everyone. An API key needs `catalog:read`.
     */
    get: operations['readFilmStones']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/stories/preview': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Returns a text that is not saved as the site would show it. Stores nothing.
     * @description For employees who may `writePosts`: owner, editor. An API key needs `posts:write`.
     */
    post: operations['previewStory']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/objects/upload': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Returns an address for one upload, with PUT or in parts.
     * @description For people who are signed in. An API key needs `posts:write`.
     */
    post: operations['requestUpload']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/withdrawals/{id}/settle': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Refunds what a withdrawal is about, because the goods came back or may be kept.
     * @description For employees who may `refundOrders`: owner, shop. An API key needs `orders:refund`.
     */
    post: operations['settleWithdrawal']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}
export interface webhooks {
  'order.paid': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * An order was paid.
     * @description Sent to receivers that an owner adds in the panel, signed as Standard Webhooks.
     */
    post: operations['order.paid']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  'order.shipped': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * The order, or a first part of it, was shipped; once for `partially_shipped`, once for `shipped`.
     * @description Sent to receivers that an owner adds in the panel, signed as Standard Webhooks.
     */
    post: operations['order.shipped']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  'order.refunded': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * The order was refunded; once for `partially_refunded`, once for `refunded`.
     * @description Sent to receivers that an owner adds in the panel, signed as Standard Webhooks.
     */
    post: operations['order.refunded']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  'member.joined': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * A paid membership or its trial began.
     * @description Sent to receivers that an owner adds in the panel, signed as Standard Webhooks.
     */
    post: operations['member.joined']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  'member.ended': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * A membership ended.
     * @description Sent to receivers that an owner adds in the panel, signed as Standard Webhooks.
     */
    post: operations['member.ended']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  'post.published': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * A post was published, within a minute.
     * @description Sent to receivers that an owner adds in the panel, signed as Standard Webhooks.
     */
    post: operations['post.published']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  'product.sold': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * A paid order has a product of your own; once for each product, or each of its sizes or kinds, and order.
     * @description Sent to receivers that an owner adds in the panel, signed as Standard Webhooks.
     */
    post: operations['product.sold']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  'product.low_stock': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * After such an order 1 to 5 pieces are left.
     * @description Sent to receivers that an owner adds in the panel, signed as Standard Webhooks.
     */
    post: operations['product.low_stock']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  'product.sold_out': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Such an order had the last piece, and no one else is paying for one.
     * @description Sent to receivers that an owner adds in the panel, signed as Standard Webhooks.
     */
    post: operations['product.sold_out']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  'webhook.test': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * An owner pressed *Send a test*.
     * @description Sent to receivers that an owner adds in the panel, signed as Standard Webhooks.
     */
    post: operations['webhook.test']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}
export interface components {
  schemas: {
    __schema0: {
      type: string
      children?: components['schemas']['__schema0'][]
    } & {
      [key: string]: unknown
    }
    __schema1: {
      type: string
      children?: components['schemas']['__schema1'][]
    } & {
      [key: string]: unknown
    }
    CartItem: {
      /** @example 26 */
      id: number | string
      quantity: number
      variant: {
        /** @example 26 */
        id: number | string
        sizeName: string
        appearanceName: string
        appearanceColorValue: string | null
        /** @example 24.99 */
        retailPrice: string
        inStock: boolean
      }
      merchandise: {
        /** @example 26 */
        id: number | string
        title: string
      }
      /** @example 26 */
      productId?: number | string
      primaryImage: {
        imageUrl: string
      } | null
      /** @constant */
      unavailable?: true
      /** @constant */
      notSentThere?: true
      available?: number
      most?: number
      alternatives?: {
        /** @example 26 */
        id: number | string
        sizeName: string
        appearanceName: string
      }[]
    }
    Comment: {
      /** @example 26 */
      id: number | string
      authorId: string
      content: string
      /**
       * Format: date-time
       * @example 2026-11-26T14:23:00.000Z
       */
      createdAt: string
      likeCount: number
      likedByMe: boolean
      /** @enum {string} */
      status: 'visible' | 'pending' | 'hidden'
      hidden: {
        reason: ('spam' | 'insult' | 'off-topic' | 'spoiler' | 'other' | 'thread') | null
        note: string | null
      } | null
      isMine: boolean
      authorName: string | null
      pictureUrl: string | null
      /** @enum {string} */
      role: 'creator' | 'team' | 'member'
      parentId: (number | string) | null
      answersMe: boolean
      mentions: {
        id: string
        name: string
      }[]
      isPinned: boolean
      editedAt: string | null
      editableUntil: string | null
    }
    CurrentUser: {
      /** @example 26 */
      id: number | string
      email: string
      firstName: string
      lastName: string
      isSubscriber: boolean
      isEmployee: boolean
      role: ('owner' | 'editor' | 'moderator' | 'shop') | null
      trialAvailable: boolean
      subscription?: {
        plan: ('monthly' | 'annual') | null
        /** @enum {string} */
        status:
          | 'pending'
          | 'trialing'
          | 'active'
          | 'past_due'
          | 'unpaid'
          | 'paused'
          | 'incomplete'
          | 'incomplete_expired'
          | 'canceled'
          | 'complimentary'
        /** @example 24.99 */
        price?: string
        /** @example 24.99 */
        nextPrice?: string
        /**
         * Format: date-time
         * @example 2026-11-26T14:23:00.000Z
         */
        fullPriceAt?: string
        /** @constant */
        isTaxed?: true
        currentPeriodEnd: string | null
        cancelAtPeriodEnd: boolean
        /** @constant */
        isPaused?: true
        trialEnd: string | null
        /**
         * Format: date-time
         * @example 2026-11-26T14:23:00.000Z
         */
        accessUntil?: string
        /** @enum {string} */
        suspendedFor?: 'refund' | 'dispute'
        /**
         * Format: date-time
         * @example 2026-11-26T14:23:00.000Z
         */
        pausedFrom?: string
        /**
         * Format: date-time
         * @example 2026-11-26T14:23:00.000Z
         */
        pausedUntil?: string
        /** @example 24.99 */
        credit?: string
        /** @example 24.99 */
        resumePrice?: string
        canPause?: boolean
        pauseRefusal?: string
        newPrice?: {
          /**
           * Format: date-time
           * @example 2026-11-26T14:23:00.000Z
           */
          from: string
          /** @example 24.99 */
          price: string
          /** @example 24.99 */
          charge: string
        }
        plannedMonthly?: {
          /**
           * Format: date-time
           * @example 2026-11-26T14:23:00.000Z
           */
          from: string
          /** @example 24.99 */
          price: string
        }
      }
      /**
       * Format: date-time
       * @example 2026-11-26T14:23:00.000Z
       */
      complimentaryUntil?: string
      /**
       * Format: date-time
       * @example 2026-11-26T14:23:00.000Z
       */
      giftFrom?: string
      /**
       * Format: date-time
       * @example 2026-11-26T14:23:00.000Z
       */
      giftUntil?: string
      /** @constant */
      owesSecondFactor?: true
      /** @constant */
      emailUnconfirmed?: true
    }
    Error: {
      message: string
      code: string
      errors?: {
        [key: string]: string
      }
      requestId?: string
    }
    Merchandise: {
      /** @example 26 */
      id: number | string
      title: string
      description: string
      firstSentence: string | null
      category: string
      /**
       * Format: date-time
       * @example 2026-11-26T14:23:00.000Z
       */
      createdAt: string
      images: {
        imageUrl: string
        appearanceName: string | null
        isPrimary: boolean
      }[]
      variants: {
        /** @example 26 */
        id: number | string
        sizeName: string
        appearanceName: string
        appearanceColorValue: string | null
        /** @example 24.99 */
        retailPrice: string
        inStock: boolean
      }[]
      rating: string
      reviewCount: number
    }
    Order: {
      reference: string
      /**
       * Format: date-time
       * @example 2026-11-26T14:23:00.000Z
       */
      createdAt: string
      /** @enum {string} */
      payment: 'pending' | 'paid' | 'failed' | 'refunded' | 'partially_refunded'
      /** @enum {string} */
      fulfilment:
        | 'none'
        | 'held'
        | 'submitted'
        | 'in_production'
        | 'shipped'
        | 'partially_shipped'
        | 'delivered'
        | 'cancelled'
        | 'needs_attention'
      lines: {
        /** @example 26 */
        id: number | string
        title: string
        size: string
        color: string
        quantity: number
        /** @example 24.99 */
        unitPrice: string
        /** @example 24.99 */
        lineTotal: string
        imageUrl: string | null
        isOwn: boolean
        articlePath?: string
        isCancelled: boolean
        printState: ('in_production' | 'shipped' | 'cancelled') | null
        replacedBy?: string
        canClaim: boolean
        cancelRefund: string | null
      }[]
      summary: {
        /** @example 24.99 */
        subtotal: string
        /** @example 24.99 */
        discount: string
        code?: {
          code: string
          /** @example 24.99 */
          discount: string
        }
        /** @example 24.99 */
        shipping: string
        /** @example 24.99 */
        tax: string
        /** @example 24.99 */
        total: string
        giftCard?: {
          lastFour: string
          /** @example 24.99 */
          amount: string
        }
        /** @example 24.99 */
        due?: string
      }
      /** @enum {string} */
      shippingMethod: 'standard' | 'express'
      delivery: {
        /** @example 2026-12-04 */
        from: string
        /** @example 2026-12-04 */
        to: string
      } | null
      ownDelivery?: {
        /** @example 2026-12-04 */
        from: string
        /** @example 2026-12-04 */
        to: string
      }
      parcels: {
        lineIds: (number | string)[]
        tracking: {
          code: string
          url: string | null
        }[]
      }[]
      timeline: {
        /**
         * Format: date-time
         * @example 2026-11-26T14:23:00.000Z
         */
        at: string
        kind: string
        values: {
          [key: string]:
            | string
            | number
            | {
                quantity: number
                title: string
                size: string
                color: string
              }[]
        }
        what: string
      }[]
      steps: {
        /** @enum {string} */
        step: 'ordered' | 'paid' | 'held' | 'printing' | 'shipped' | 'delivered'
        at: string | null
        isDone: boolean
      }[]
      email: string
      shippingAddress: {
        firstName: string
        lastName: string
        company?: string
        street: string
        streetAnnex?: string
        city: string
        state?: string
        country: string
        zipCode: string
      } | null
      canCancel: boolean
      cancelRefund: string | null
      replacedBy?: string
      addressProblem?: string
      canChange: boolean
      hasInvoice: boolean
      isReplacement: boolean
      canClaim: boolean
      claimCount: number
      creditNotes: {
        number: string
        /**
         * Format: date-time
         * @example 2026-11-26T14:23:00.000Z
         */
        at: string
        /** @example 24.99 */
        amount: string
      }[]
      /**
       * Format: date-time
       * @example 2026-11-26T14:23:00.000Z
       */
      cancelUntil?: string
      /** @example 24.99 */
      refunded: string
      /** @example 24.99 */
      refundPending: string
      isFullyRefunded: boolean
      withdrawal?: {
        submittedAt: string | null
        isComplete: boolean
        until: string | null
      }
      terms?: {
        hash: string
        /**
         * Format: date-time
         * @example 2026-11-26T14:23:00.000Z
         */
        acceptedAt: string
      }
    }
    Post: {
      /** @example 26 */
      id: number | string
      title: string
      description: string
      /**
       * @default en
       * @enum {string}
       */
      language: 'en' | 'de'
      /** @enum {string} */
      type: 'video' | 'gallery'
      isSubscriberOnly: boolean
      viewCount: number
      /**
       * Format: date-time
       * @example 2026-11-26T14:23:00.000Z
       */
      createdAt: string
      videoURL: string | null
      imageURLs: string[]
      coverImageUrl: string | null
      videoDuration: number | null
      locked: boolean
      /** @enum {string} */
      status: 'published' | 'pending' | 'processing' | 'scheduled' | 'draft'
      /** @enum {string} */
      category: 'hunt' | 'gear-review' | 'q-and-a' | 'field-notes'
      publicAt: string | null
      commentCount: number
      /** @constant */
      commentsClosed?: true
      problem?: string
    }
    Product: {
      id: number
      name: string
      description: string
      imageUrl: string | null
      category: string
      /** @example 24.99 */
      price: string
      rating: string
      reviewCount: number
      inStock: boolean
      isUsed: boolean
      merchandiseId: (number | string) | null
      membersUntil: string | null
      hasOptions: boolean
      variantId: (number | string) | null
      /** @example 26 */
      articleId: number | string
      isStone: boolean
    }
  }
  responses: never
  parameters: never
  requestBodies: never
  headers: never
  pathItems: never
}
export type $defs = Record<string, never>
export interface operations {
  readMerchandiseArticle: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: number | string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "state": "for-sale",
           *       "item": {
           *         "id": 26,
           *         "title": "string",
           *         "description": "string",
           *         "category": "string",
           *         "createdAt": "2026-11-26T14:23:00.000Z",
           *         "images": [
           *           {
           *             "imageUrl": "string",
           *             "appearanceName": "string",
           *             "isPrimary": true
           *           }
           *         ],
           *         "variants": [
           *           {
           *             "id": 26,
           *             "sizeName": "string",
           *             "appearanceName": "string",
           *             "appearanceColorValue": "string",
           *             "retailPrice": "24.99",
           *             "inStock": true,
           *             "left": 0
           *           }
           *         ],
           *         "rating": "string",
           *         "reviewCount": 0,
           *         "sizeChart": {
           *           "imageUrl": "string",
           *           "measurements": [
           *             "string"
           *           ],
           *           "sizes": [
           *             {
           *               "name": "string",
           *               "lengths": [
           *                 {
           *                   "mm": 0,
           *                   "inch": 0
           *                 }
           *               ]
           *             }
           *           ]
           *         }
           *       },
           *       "related": [
           *         {
           *           "kind": "merchandise",
           *           "id": 26,
           *           "title": "string",
           *           "url": "string",
           *           "price": "string",
           *           "imageUrl": "string"
           *         }
           *       ],
           *       "appearances": [
           *         {
           *           "id": 26,
           *           "title": "string",
           *           "type": "video",
           *           "coverImageUrl": "string",
           *           "isMembersOnly": true
           *         }
           *       ]
           *     }
           */
          'application/json':
            | {
                /** @constant */
                state: 'for-sale'
                item: {
                  /** @example 26 */
                  id: number | string
                  title: string
                  description: string
                  category: string
                  /**
                   * Format: date-time
                   * @example 2026-11-26T14:23:00.000Z
                   */
                  createdAt: string
                  images: {
                    imageUrl: string
                    appearanceName: string | null
                    isPrimary: boolean
                  }[]
                  variants: {
                    /** @example 26 */
                    id: number | string
                    sizeName: string
                    appearanceName: string
                    appearanceColorValue: string | null
                    /** @example 24.99 */
                    retailPrice: string
                    inStock: boolean
                    left: number | null
                  }[]
                  rating: string
                  reviewCount: number
                  sizeChart: {
                    imageUrl: string | null
                    measurements: string[]
                    sizes: {
                      name: string
                      lengths: ({
                        mm: number
                        inch: number
                      } | null)[]
                    }[]
                  } | null
                }
                related: {
                  /** @enum {string} */
                  kind: 'merchandise' | 'product'
                  /** @example 26 */
                  id: number | string
                  title: string
                  url: string
                  price: string | null
                  imageUrl: string | null
                }[]
                appearances: {
                  /** @example 26 */
                  id: number | string
                  title: string
                  /** @enum {string} */
                  type: 'video' | 'gallery'
                  coverImageUrl: string | null
                  isMembersOnly: boolean
                }[]
              }
            | {
                /** @constant */
                state: 'withdrawn'
                title: string | null
                related: {
                  /** @enum {string} */
                  kind: 'merchandise' | 'product'
                  /** @example 26 */
                  id: number | string
                  title: string
                  url: string
                  price: string | null
                  imageUrl: string | null
                }[]
              }
            | {
                /** @constant */
                state: 'product'
                /** @example 26 */
                productId: number | string
                title: string
              }
        }
      }
      /** @description `bad_request`: We couldn’t read that request. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `invalid_api_key`: That API key doesn’t exist, has expired or was revoked. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `not_found`: Not found.
       *
       *     `article_not_found`: We couldn’t find that article.
       */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  readProductArticle: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: number | string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "product": {
           *         "id": 0,
           *         "name": "string",
           *         "description": "string",
           *         "imageUrl": "string",
           *         "category": "string",
           *         "price": "24.99",
           *         "rating": "string",
           *         "reviewCount": 0,
           *         "inStock": true,
           *         "isUsed": true,
           *         "merchandiseId": 26,
           *         "membersUntil": "2026-11-26T14:23:00.000Z",
           *         "hasOptions": true,
           *         "variantId": 26,
           *         "articleId": 26,
           *         "isStone": true
           *       },
           *       "story": {
           *         "root": {
           *           "type": "root",
           *           "children": [
           *             {
           *               "type": "paragraph",
           *               "children": [
           *                 {
           *                   "type": "text",
           *                   "text": "Cut and wet."
           *                 }
           *               ]
           *             }
           *           ]
           *         }
           *       },
           *       "photos": [
           *         {
           *           "imageUrl": "string",
           *           "shows": "rough"
           *         }
           *       ],
           *       "papers": {
           *         "kind": "string",
           *         "size": "string",
           *         "treatment": "string",
           *         "weightGrams": 0,
           *         "film": {
           *           "id": 26,
           *           "title": "string",
           *           "second": 0
           *         },
           *         "owners": [
           *           "2026-11-26"
           *         ],
           *         "place": {
           *           "state": "MN",
           *           "name": "string",
           *           "cell": {
           *             "id": "string",
           *             "south": 0,
           *             "west": 0,
           *             "north": 0,
           *             "east": 0
           *           }
           *         },
           *         "collecting": {
           *           "rule": "string",
           *           "sourceUrl": "string",
           *           "checkedOn": "2019-08-24",
           *           "outOfDate": true
           *         }
           *       },
           *       "item": {
           *         "id": 26,
           *         "title": "string",
           *         "description": "string",
           *         "category": "string",
           *         "createdAt": "2026-11-26T14:23:00.000Z",
           *         "images": [
           *           {
           *             "imageUrl": "string",
           *             "appearanceName": "string",
           *             "isPrimary": true
           *           }
           *         ],
           *         "variants": [
           *           {
           *             "id": 26,
           *             "sizeName": "string",
           *             "appearanceName": "string",
           *             "appearanceColorValue": "string",
           *             "retailPrice": "24.99",
           *             "inStock": true,
           *             "left": 0
           *           }
           *         ],
           *         "rating": "string",
           *         "reviewCount": 0,
           *         "sizeChart": {
           *           "imageUrl": "string",
           *           "measurements": [
           *             "string"
           *           ],
           *           "sizes": [
           *             {
           *               "name": "string",
           *               "lengths": [
           *                 {
           *                   "mm": 0,
           *                   "inch": 0
           *                 }
           *               ]
           *             }
           *           ]
           *         }
           *       },
           *       "related": [
           *         {
           *           "kind": "merchandise",
           *           "id": 26,
           *           "title": "string",
           *           "url": "string",
           *           "price": "string",
           *           "imageUrl": "string"
           *         }
           *       ],
           *       "appearances": [
           *         {
           *           "id": 26,
           *           "title": "string",
           *           "type": "video",
           *           "coverImageUrl": "string",
           *           "isMembersOnly": true
           *         }
           *       ]
           *     }
           */
          'application/json': {
            product: components['schemas']['Product']
            story: {
              root: components['schemas']['__schema1']
            } | null
            photos: {
              imageUrl: string
              shows: ('rough' | 'wet' | 'dry' | 'cut') | null
            }[]
            papers: {
              kind: string | null
              size: string | null
              treatment: string | null
              weightGrams: number | null
              film: {
                /** @example 26 */
                id: number | string
                title: string
                second: number
              } | null
              owners: string[]
              place?: {
                /** @example MN */
                state: string
                name: string
                cell: {
                  id: string
                  south: number
                  west: number
                  north: number
                  east: number
                } | null
              }
              collecting?: {
                rule: string
                sourceUrl: string
                /** Format: date */
                checkedOn: string
                outOfDate: boolean
              }
            } | null
            item: {
              /** @example 26 */
              id: number | string
              title: string
              description: string
              category: string
              /**
               * Format: date-time
               * @example 2026-11-26T14:23:00.000Z
               */
              createdAt: string
              images: {
                imageUrl: string
                appearanceName: string | null
                isPrimary: boolean
              }[]
              variants: {
                /** @example 26 */
                id: number | string
                sizeName: string
                appearanceName: string
                appearanceColorValue: string | null
                /** @example 24.99 */
                retailPrice: string
                inStock: boolean
                left: number | null
              }[]
              rating: string
              reviewCount: number
              sizeChart: {
                imageUrl: string | null
                measurements: string[]
                sizes: {
                  name: string
                  lengths: ({
                    mm: number
                    inch: number
                  } | null)[]
                }[]
              } | null
            } | null
            related: {
              /** @enum {string} */
              kind: 'merchandise' | 'product'
              /** @example 26 */
              id: number | string
              title: string
              url: string
              price: string | null
              imageUrl: string | null
            }[]
            appearances: {
              /** @example 26 */
              id: number | string
              title: string
              /** @enum {string} */
              type: 'video' | 'gallery'
              coverImageUrl: string | null
              isMembersOnly: boolean
            }[]
          }
        }
      }
      /** @description `bad_request`: We couldn’t read that request. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `invalid_api_key`: That API key doesn’t exist, has expired or was revoked. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `not_found`: Not found.
       *
       *     `article_not_found`: We couldn’t find that article.
       */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  readCaptions: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: number | string
        file: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'text/vtt': unknown
        }
      }
      /** @description `bad_request`: We couldn’t read that request. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `invalid_api_key`: That API key doesn’t exist, has expired or was revoked.
       *
       *     `unauthorized`: Unauthorized
       */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       *
       *     `subscribers_only`: Only subscribers can see this.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `not_found`: Not found.
       *
       *     `post_not_found`: We couldn’t find that post.
       *
       *     `captions_not_found`: This video has no captions in that language.
       */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  readTranscript: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: number | string
        language: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "second": 0,
           *         "text": "string"
           *       }
           *     ]
           */
          'application/json': {
            second: number
            text: string
          }[]
        }
      }
      /** @description `bad_request`: We couldn’t read that request. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `invalid_api_key`: That API key doesn’t exist, has expired or was revoked.
       *
       *     `unauthorized`: Unauthorized
       */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       *
       *     `subscribers_only`: Only subscribers can see this.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `not_found`: Not found.
       *
       *     `post_not_found`: We couldn’t find that post.
       *
       *     `captions_not_found`: This video has no captions in that language.
       */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  previewMerchandiseSync: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "create": [
           *         {
           *           "title": "string",
           *           "changes": [
           *             "string"
           *           ]
           *         }
           *       ],
           *       "update": [
           *         {
           *           "title": "string",
           *           "changes": [
           *             "string"
           *           ]
           *         }
           *       ],
           *       "hide": [
           *         {
           *           "title": "string",
           *           "changes": [
           *             "string"
           *           ]
           *         }
           *       ],
           *       "skipped": [
           *         {
           *           "title": "string",
           *           "reason": "string"
           *         }
           *       ],
           *       "unchanged": 0
           *     }
           */
          'application/json': {
            create: {
              title: string
              changes: string[]
            }[]
            update: {
              title: string
              changes: string[]
            }[]
            hide: {
              title: string
              changes: string[]
            }[]
            skipped: {
              title: string
              reason: string
            }[]
            unchanged: number
          }
        }
      }
      /** @description `invalid_json`: The request body is not valid JSON. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `unauthorized`: Unauthorized
       *
       *     `invalid_api_key`: That API key doesn’t exist, has expired or was revoked.
       */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `employees_only`: Only employees can do that.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       *
       *     `second_factor_missing`: Please set up two-step sign-in first.
       *
       *     `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `cross_site`: This request came from another site. Please try again on this one.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `sync_running`: A sync is already running. */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_large`: That’s too large. */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `unsupported_media_type`: Please send JSON. */
      415: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `sync_failed`: Failed to sync merchandise
       *
       *     `print_provider_unreachable`: Failed to connect to the print provider
       */
      502: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  readMerchandiseSync: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "outcome": "running",
           *       "trigger": "employee",
           *       "step": "string",
           *       "problem": "string",
           *       "startedAt": "2026-11-26T14:23:00.000Z",
           *       "finishedAt": "2026-11-26T14:23:00.000Z",
           *       "count": 0,
           *       "created": 0,
           *       "updated": 0,
           *       "hidden": 0
           *     }
           */
          'application/json': {
            /** @enum {string} */
            outcome: 'running' | 'done' | 'failed'
            /** @enum {string} */
            trigger: 'employee' | 'schedule' | 'provider' | 'seed'
            step: string | null
            problem: string | null
            /**
             * Format: date-time
             * @example 2026-11-26T14:23:00.000Z
             */
            startedAt: string
            finishedAt: string | null
            count: number | null
            created: number | null
            updated: number | null
            hidden: number | null
          } | null
        }
      }
      /**
       * @description `unauthorized`: Unauthorized
       *
       *     `invalid_api_key`: That API key doesn’t exist, has expired or was revoked.
       */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `employees_only`: Only employees can do that.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       *
       *     `second_factor_missing`: Please set up two-step sign-in first.
       *
       *     `scope_missing`: Your API key doesn’t have the scope that this call needs.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  syncMerchandise: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "count": 0,
           *       "created": 0,
           *       "updated": 0,
           *       "hidden": 0,
           *       "unchanged": 0,
           *       "skipped": [
           *         {
           *           "title": "string",
           *           "reason": "string"
           *         }
           *       ],
           *       "belowCost": []
           *     }
           */
          'application/json': {
            count: number
            created: number
            updated: number
            hidden: number
            unchanged: number
            skipped: {
              title: string
              reason: string
            }[]
            /** @default [] */
            belowCost: {
              title: string
              reason: string
            }[]
          }
        }
      }
      /** @description `invalid_json`: The request body is not valid JSON. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `unauthorized`: Unauthorized
       *
       *     `invalid_api_key`: That API key doesn’t exist, has expired or was revoked.
       */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `employees_only`: Only employees can do that.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       *
       *     `second_factor_missing`: Please set up two-step sign-in first.
       *
       *     `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `cross_site`: This request came from another site. Please try again on this one.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `sync_running`: A sync is already running. */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_large`: That’s too large. */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `unsupported_media_type`: Please send JSON. */
      415: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `sync_failed`: Failed to sync merchandise
       *
       *     `print_provider_unreachable`: Failed to connect to the print provider
       */
      502: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  declineClaim: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: number | string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "message": "string"
         *     }
         */
        'application/json': {
          message: string
        }
      }
    }
    responses: {
      /** @description Done. */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /**
       * @description `invalid_json`: The request body is not valid JSON.
       *
       *     `invalid_input`: Please check the highlighted fields.
       *
       *     `bad_request`: We couldn’t read that request.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `unauthorized`: Unauthorized
       *
       *     `invalid_api_key`: That API key doesn’t exist, has expired or was revoked.
       */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `employees_only`: Only employees can do that.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       *
       *     `second_factor_missing`: Please set up two-step sign-in first.
       *
       *     `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `cross_site`: This request came from another site. Please try again on this one.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `not_found`: Not found.
       *
       *     `claim_not_found`: We couldn’t find that report.
       */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `illegal_order_move`: You can’t do that with this order right now. */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_large`: That’s too large. */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `unsupported_media_type`: Please send JSON. */
      415: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  readAnyClaimPhoto: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: number | string
        photo: number | string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'image/webp': unknown
        }
      }
      /** @description `bad_request`: We couldn’t read that request. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `unauthorized`: Unauthorized
       *
       *     `invalid_api_key`: That API key doesn’t exist, has expired or was revoked.
       */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `employees_only`: Only employees can do that.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       *
       *     `second_factor_missing`: Please set up two-step sign-in first.
       *
       *     `scope_missing`: Your API key doesn’t have the scope that this call needs.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `not_found`: Not found.
       *
       *     `claim_not_found`: We couldn’t find that report.
       */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  refundClaimed: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: number | string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "amount": "12.34"
         *     }
         */
        'application/json': {
          /** @example 12.34 */
          amount: string
        }
      }
    }
    responses: {
      /** @description Done. */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /**
       * @description `invalid_json`: The request body is not valid JSON.
       *
       *     `invalid_input`: Please check the highlighted fields.
       *
       *     `bad_request`: We couldn’t read that request.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `unauthorized`: Unauthorized
       *
       *     `invalid_api_key`: That API key doesn’t exist, has expired or was revoked.
       */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `employees_only`: Only employees can do that.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       *
       *     `second_factor_missing`: Please set up two-step sign-in first.
       *
       *     `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `cross_site`: This request came from another site. Please try again on this one.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `not_found`: Not found.
       *
       *     `claim_not_found`: We couldn’t find that report.
       */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `illegal_order_move`: You can’t do that with this order right now. */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_large`: That’s too large. */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `unsupported_media_type`: Please send JSON. */
      415: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  replaceClaimed: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: number | string
      }
      cookie?: never
    }
    requestBody?: {
      content: {
        /** @example {} */
        'application/json': {
          /** @constant */
          despiteRefund?: true
        }
      }
    }
    responses: {
      /** @description Done. */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /**
       * @description `invalid_json`: The request body is not valid JSON.
       *
       *     `invalid_input`: Please check the highlighted fields.
       *
       *     `bad_request`: We couldn’t read that request.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `unauthorized`: Unauthorized
       *
       *     `invalid_api_key`: That API key doesn’t exist, has expired or was revoked.
       */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `employees_only`: Only employees can do that.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       *
       *     `second_factor_missing`: Please set up two-step sign-in first.
       *
       *     `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `cross_site`: This request came from another site. Please try again on this one.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `not_found`: Not found.
       *
       *     `claim_not_found`: We couldn’t find that report.
       */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `illegal_order_move`: You can’t do that with this order right now. */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_large`: That’s too large. */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `unsupported_media_type`: Please send JSON. */
      415: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  replyToClaim: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: number | string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "message": "We’re sending you a new one today."
         *     }
         */
        'application/json': {
          message: string
        }
      }
    }
    responses: {
      /** @description Done. */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /**
       * @description `invalid_json`: The request body is not valid JSON.
       *
       *     `invalid_input`: Please check the highlighted fields.
       *
       *     `bad_request`: We couldn’t read that request.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `unauthorized`: Unauthorized
       *
       *     `invalid_api_key`: That API key doesn’t exist, has expired or was revoked.
       */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `employees_only`: Only employees can do that.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       *
       *     `second_factor_missing`: Please set up two-step sign-in first.
       *
       *     `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `cross_site`: This request came from another site. Please try again on this one.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `not_found`: Not found.
       *
       *     `claim_not_found`: We couldn’t find that report.
       */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `illegal_order_move`: You can’t do that with this order right now. */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_large`: That’s too large. */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `unsupported_media_type`: Please send JSON. */
      415: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  closeComments: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: number | string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /**
       * @description `invalid_json`: The request body is not valid JSON.
       *
       *     `bad_request`: We couldn’t read that request.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `unauthorized`: Unauthorized
       *
       *     `invalid_api_key`: That API key doesn’t exist, has expired or was revoked.
       */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `employees_only`: Only employees can do that.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       *
       *     `second_factor_missing`: Please set up two-step sign-in first.
       *
       *     `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `cross_site`: This request came from another site. Please try again on this one.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `not_found`: Not found.
       *
       *     `post_not_found`: We couldn’t find that post.
       */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_large`: That’s too large. */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `unsupported_media_type`: Please send JSON. */
      415: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  openComments: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: number | string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /**
       * @description `invalid_json`: The request body is not valid JSON.
       *
       *     `bad_request`: We couldn’t read that request.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `unauthorized`: Unauthorized
       *
       *     `invalid_api_key`: That API key doesn’t exist, has expired or was revoked.
       */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `employees_only`: Only employees can do that.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       *
       *     `second_factor_missing`: Please set up two-step sign-in first.
       *
       *     `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `cross_site`: This request came from another site. Please try again on this one.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `not_found`: Not found.
       *
       *     `post_not_found`: We couldn’t find that post.
       */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_large`: That’s too large. */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `unsupported_media_type`: Please send JSON. */
      415: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  moderate: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "ids": [
         *         311,
         *         312
         *       ],
         *       "action": "hide",
         *       "reason": "spam"
         *     }
         */
        'application/json': {
          ids: (number | string)[]
          /** @enum {string} */
          action: 'approve' | 'hide' | 'mute'
          /** @enum {string} */
          reason?: 'spam' | 'insult' | 'off-topic' | 'spoiler' | 'other'
          note?: string
        }
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "changed": 2
           *     }
           */
          'application/json': {
            changed: number
          }
        }
      }
      /**
       * @description `invalid_json`: The request body is not valid JSON.
       *
       *     `invalid_input`: Please check the highlighted fields.
       *
       *     `bad_request`: We couldn’t read that request.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `unauthorized`: Unauthorized
       *
       *     `invalid_api_key`: That API key doesn’t exist, has expired or was revoked.
       */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `employees_only`: Only employees can do that.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       *
       *     `second_factor_missing`: Please set up two-step sign-in first.
       *
       *     `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `cross_site`: This request came from another site. Please try again on this one.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_large`: That’s too large. */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `unsupported_media_type`: Please send JSON. */
      415: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  pinComment: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: number | string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /**
       * @description `invalid_json`: The request body is not valid JSON.
       *
       *     `bad_request`: We couldn’t read that request.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `unauthorized`: Unauthorized
       *
       *     `invalid_api_key`: That API key doesn’t exist, has expired or was revoked.
       */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `employees_only`: Only employees can do that.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       *
       *     `second_factor_missing`: Please set up two-step sign-in first.
       *
       *     `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `cross_site`: This request came from another site. Please try again on this one.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `not_found`: Not found. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_large`: That’s too large. */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `unsupported_media_type`: Please send JSON. */
      415: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  unpinComment: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: number | string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /**
       * @description `invalid_json`: The request body is not valid JSON.
       *
       *     `bad_request`: We couldn’t read that request.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `unauthorized`: Unauthorized
       *
       *     `invalid_api_key`: That API key doesn’t exist, has expired or was revoked.
       */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `employees_only`: Only employees can do that.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       *
       *     `second_factor_missing`: Please set up two-step sign-in first.
       *
       *     `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `cross_site`: This request came from another site. Please try again on this one.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `not_found`: Not found. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_large`: That’s too large. */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `unsupported_media_type`: Please send JSON. */
      415: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  readComments: {
    parameters: {
      query?: {
        limit?: number
        before?: number
      }
      header?: never
      path: {
        id: number | string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "id": 26,
           *         "authorId": "string",
           *         "content": "string",
           *         "createdAt": "2026-11-26T14:23:00.000Z",
           *         "likeCount": 0,
           *         "likedByMe": true,
           *         "status": "visible",
           *         "hidden": {
           *           "reason": "spam",
           *           "note": "string"
           *         },
           *         "isMine": true,
           *         "authorName": "string",
           *         "pictureUrl": "string",
           *         "role": "creator",
           *         "parentId": 26,
           *         "answersMe": true,
           *         "mentions": [
           *           {
           *             "id": "string",
           *             "name": "string"
           *           }
           *         ],
           *         "isPinned": true,
           *         "editedAt": "2026-11-26T14:23:00.000Z",
           *         "editableUntil": "2026-11-26T14:23:00.000Z"
           *       }
           *     ]
           */
          'application/json': components['schemas']['Comment'][]
        }
      }
      /**
       * @description `invalid_input`: Please check the highlighted fields.
       *
       *     `bad_request`: We couldn’t read that request.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `invalid_api_key`: That API key doesn’t exist, has expired or was revoked.
       *
       *     `unauthorized`: Unauthorized
       */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       *
       *     `subscribers_only`: Only subscribers can see this.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `not_found`: Not found.
       *
       *     `post_not_found`: We couldn’t find that post.
       */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  orderLinesCsv: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'text/csv': unknown
        }
      }
      /**
       * @description `unauthorized`: Unauthorized
       *
       *     `invalid_api_key`: That API key doesn’t exist, has expired or was revoked.
       */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `employees_only`: Only employees can do that.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       *
       *     `second_factor_missing`: Please set up two-step sign-in first.
       *
       *     `scope_missing`: Your API key doesn’t have the scope that this call needs.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  productsCsv: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'text/csv': unknown
        }
      }
      /**
       * @description `unauthorized`: Unauthorized
       *
       *     `invalid_api_key`: That API key doesn’t exist, has expired or was revoked.
       */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `employees_only`: Only employees can do that.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       *
       *     `second_factor_missing`: Please set up two-step sign-in first.
       *
       *     `scope_missing`: Your API key doesn’t have the scope that this call needs.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  refundGiftSale: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: number | string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /**
       * @description `invalid_json`: The request body is not valid JSON.
       *
       *     `bad_request`: We couldn’t read that request.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `unauthorized`: Unauthorized
       *
       *     `invalid_api_key`: That API key doesn’t exist, has expired or was revoked.
       */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `employees_only`: Only employees can do that.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       *
       *     `second_factor_missing`: Please set up two-step sign-in first.
       *
       *     `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `cross_site`: This request came from another site. Please try again on this one.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `not_found`: Not found.
       *
       *     `gift_card_sale_not_found`: We couldn’t find that gift card purchase.
       */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `gift_card_not_refundable`: There is nothing left to refund on that gift card. */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_large`: That’s too large. */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `unsupported_media_type`: Please send JSON. */
      415: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  readAnyInvoice: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: number | string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/pdf': unknown
        }
      }
      /** @description `bad_request`: We couldn’t read that request. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `unauthorized`: Unauthorized
       *
       *     `invalid_api_key`: That API key doesn’t exist, has expired or was revoked.
       */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `employees_only`: Only employees can do that.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       *
       *     `second_factor_missing`: Please set up two-step sign-in first.
       *
       *     `scope_missing`: Your API key doesn’t have the scope that this call needs.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `not_found`: Not found.
       *
       *     `invoice_not_found`: There is no invoice for this order.
       */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `unavailable`: We’re busy right now. Please try again in a moment. */
      503: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  readMerchandise: {
    parameters: {
      query?: {
        inStock?: 'true'
        limit?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "id": 24,
           *         "title": "Night Hunt UV Tee",
           *         "description": "<p>For the beach after dark, when sodalite starts to glow.</p>",
           *         "firstSentence": "For the beach after dark, when sodalite starts to glow.",
           *         "category": "T-Shirts",
           *         "createdAt": "2026-11-26T14:17:43.129Z",
           *         "images": [
           *           {
           *             "imageUrl": "https://images.example/6501024/2.png",
           *             "appearanceName": "Black",
           *             "isPrimary": true
           *           }
           *         ],
           *         "variants": [
           *           {
           *             "id": 242,
           *             "sizeName": "S",
           *             "appearanceName": "Black",
           *             "appearanceColorValue": "#1c1f21",
           *             "retailPrice": "28.90",
           *             "inStock": true
           *           }
           *         ],
           *         "rating": "0.0",
           *         "reviewCount": 0
           *       }
           *     ]
           */
          'application/json': components['schemas']['Merchandise'][]
        }
      }
      /**
       * @description `invalid_input`: Please check the highlighted fields.
       *
       *     `bad_request`: We couldn’t read that request.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `invalid_api_key`: That API key doesn’t exist, has expired or was revoked. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  readMerchandisePage: {
    parameters: {
      query?: {
        q?: string
        category?: string
        /** @description Names, separated by commas; a comma inside a name is written as %2C. */
        sizes?: string
        /** @description Names, separated by commas; a comma inside a name is written as %2C. */
        colors?: string
        priceMin?: string
        priceMax?: string
        sort?: 'relevance' | 'price-asc' | 'price-desc' | 'newest'
        page?: number
        item?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": 24,
           *           "title": "Night Hunt UV Tee",
           *           "description": "<p>For the beach after dark, when sodalite starts to glow.</p>",
           *           "firstSentence": "For the beach after dark, when sodalite starts to glow.",
           *           "category": "T-Shirts",
           *           "createdAt": "2026-11-26T14:17:43.129Z",
           *           "images": [
           *             {
           *               "imageUrl": "https://images.example/6501024/2.png",
           *               "appearanceName": "Black",
           *               "isPrimary": true
           *             }
           *           ],
           *           "variants": [
           *             {
           *               "id": 242,
           *               "sizeName": "S",
           *               "appearanceName": "Black",
           *               "appearanceColorValue": "#1c1f21",
           *               "retailPrice": "28.90",
           *               "inStock": true
           *             }
           *           ],
           *           "rating": "0.0",
           *           "reviewCount": 0
           *         }
           *       ],
           *       "total": 1,
           *       "catalog": 24,
           *       "page": 1,
           *       "sizes": [],
           *       "soldOut": [],
           *       "choices": {
           *         "categories": [
           *           "Mugs",
           *           "T-Shirts"
           *         ],
           *         "sizes": [
           *           "S",
           *           "M",
           *           "L"
           *         ],
           *         "colors": [
           *           {
           *             "name": "Black",
           *             "color": "#1c1f21"
           *           }
           *         ],
           *         "priceRange": [
           *           1490,
           *           2890
           *         ]
           *       }
           *     }
           */
          'application/json': {
            items: components['schemas']['Merchandise'][]
            total: number
            catalog: number
            page: number
            sizes: string[]
            soldOut: (number | string)[]
            choices: {
              categories: string[]
              sizes: string[]
              colors: {
                name: string
                color: string | null
              }[]
              priceRange: [number, number]
            }
          }
        }
      }
      /**
       * @description `invalid_input`: Please check the highlighted fields.
       *
       *     `bad_request`: We couldn’t read that request.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `invalid_api_key`: That API key doesn’t exist, has expired or was revoked. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  askForOrderAddress: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: number | string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "problem": "string"
         *     }
         */
        'application/json': {
          problem: string
        }
      }
    }
    responses: {
      /** @description Done. */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /**
       * @description `invalid_json`: The request body is not valid JSON.
       *
       *     `invalid_input`: Please check the highlighted fields.
       *
       *     `bad_request`: We couldn’t read that request.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `unauthorized`: Unauthorized
       *
       *     `invalid_api_key`: That API key doesn’t exist, has expired or was revoked.
       */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `employees_only`: Only employees can do that.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       *
       *     `second_factor_missing`: Please set up two-step sign-in first.
       *
       *     `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `cross_site`: This request came from another site. Please try again on this one.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `not_found`: Not found.
       *
       *     `order_not_found`: We couldn’t find that order.
       */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `illegal_order_move`: You can’t do that with this order right now. */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_large`: That’s too large. */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `unsupported_media_type`: Please send JSON. */
      415: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  cancelOrder: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: number | string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "Ordered twice"
         *     }
         */
        'application/json': {
          reason?: string
        }
      }
    }
    responses: {
      /** @description Done. */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /**
       * @description `invalid_json`: The request body is not valid JSON.
       *
       *     `invalid_input`: Please check the highlighted fields.
       *
       *     `bad_request`: We couldn’t read that request.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `unauthorized`: Unauthorized
       *
       *     `invalid_api_key`: That API key doesn’t exist, has expired or was revoked.
       */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `employees_only`: Only employees can do that.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       *
       *     `second_factor_missing`: Please set up two-step sign-in first.
       *
       *     `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `cross_site`: This request came from another site. Please try again on this one.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `not_found`: Not found.
       *
       *     `order_not_found`: We couldn’t find that order.
       */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `illegal_order_move`: You can’t do that with this order right now. */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_large`: That’s too large. */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `unsupported_media_type`: Please send JSON. */
      415: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  correctOrderAddress: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: number | string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "address": {
         *         "firstName": "string",
         *         "lastName": "string",
         *         "company": "string",
         *         "street": "string",
         *         "streetAnnex": "string",
         *         "city": "string",
         *         "state": "string",
         *         "country": "st",
         *         "zipCode": "string"
         *       },
         *       "keepPrice": false
         *     }
         */
        'application/json': {
          address: {
            firstName: string
            lastName: string
            company?: string | null
            street: string
            streetAnnex?: string | null
            city: string
            state?: string | null
            country: string
            zipCode: string
          }
          /** @default false */
          keepPrice?: boolean
        }
      }
    }
    responses: {
      /** @description Done. */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /**
       * @description `invalid_json`: The request body is not valid JSON.
       *
       *     `invalid_input`: Please check the highlighted fields.
       *
       *     `bad_request`: We couldn’t read that request.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `unauthorized`: Unauthorized
       *
       *     `invalid_api_key`: That API key doesn’t exist, has expired or was revoked.
       */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `employees_only`: Only employees can do that.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       *
       *     `second_factor_missing`: Please set up two-step sign-in first.
       *
       *     `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `cross_site`: This request came from another site. Please try again on this one.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `not_found`: Not found.
       *
       *     `order_not_found`: We couldn’t find that order.
       */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `illegal_order_move`: You can’t do that with this order right now.
       *
       *     `order_price_differs`: At that address the order would have another price.
       *
       *     `card_provider_refused`: The card provider refused this, so nothing was charged or changed. Please reload the page and try again, or write to us.
       */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_large`: That’s too large. */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `unsupported_media_type`: Please send JSON. */
      415: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `card_provider_unreachable`: We can’t reach the card provider right now. Please try again in a moment. */
      502: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  deliverOrder: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: number | string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /**
       * @description `invalid_json`: The request body is not valid JSON.
       *
       *     `bad_request`: We couldn’t read that request.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `unauthorized`: Unauthorized
       *
       *     `invalid_api_key`: That API key doesn’t exist, has expired or was revoked.
       */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `employees_only`: Only employees can do that.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       *
       *     `second_factor_missing`: Please set up two-step sign-in first.
       *
       *     `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `cross_site`: This request came from another site. Please try again on this one.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `not_found`: Not found.
       *
       *     `order_not_found`: We couldn’t find that order.
       */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `illegal_order_move`: You can’t do that with this order right now. */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_large`: That’s too large. */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `unsupported_media_type`: Please send JSON. */
      415: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  ordersCsv: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'text/csv': unknown
        }
      }
      /**
       * @description `unauthorized`: Unauthorized
       *
       *     `invalid_api_key`: That API key doesn’t exist, has expired or was revoked.
       */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `employees_only`: Only employees can do that.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       *
       *     `second_factor_missing`: Please set up two-step sign-in first.
       *
       *     `scope_missing`: Your API key doesn’t have the scope that this call needs.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  readPackingSlips: {
    parameters: {
      query?: {
        order?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/pdf': unknown
        }
      }
      /**
       * @description `invalid_input`: Please check the highlighted fields.
       *
       *     `bad_request`: We couldn’t read that request.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `unauthorized`: Unauthorized
       *
       *     `invalid_api_key`: That API key doesn’t exist, has expired or was revoked.
       */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `employees_only`: Only employees can do that.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       *
       *     `second_factor_missing`: Please set up two-step sign-in first.
       *
       *     `scope_missing`: Your API key doesn’t have the scope that this call needs.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `order_not_found`: We couldn’t find that order. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `unavailable`: We’re busy right now. Please try again in a moment. */
      503: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  refundOrder: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: number | string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "amount": "5.00",
         *       "reason": "The print was crooked",
         *       "key": "refund-2026-11-26-a7"
         *     }
         */
        'application/json': {
          /** @example 12.34 */
          amount: string
          reason: string
          /** @example form-2026-11-26-a7 */
          key?: string
        }
      }
    }
    responses: {
      /** @description Done. */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /**
       * @description `invalid_json`: The request body is not valid JSON.
       *
       *     `invalid_input`: Please check the highlighted fields.
       *
       *     `bad_request`: We couldn’t read that request.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `unauthorized`: Unauthorized
       *
       *     `invalid_api_key`: That API key doesn’t exist, has expired or was revoked.
       */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `employees_only`: Only employees can do that.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       *
       *     `second_factor_missing`: Please set up two-step sign-in first.
       *
       *     `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `cross_site`: This request came from another site. Please try again on this one.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `not_found`: Not found.
       *
       *     `order_not_found`: We couldn’t find that order.
       */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `illegal_order_move`: You can’t do that with this order right now. */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_large`: That’s too large. */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `unsupported_media_type`: Please send JSON. */
      415: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  refundUnavailableLine: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: number | string
        line: number | string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /**
       * @description `invalid_json`: The request body is not valid JSON.
       *
       *     `bad_request`: We couldn’t read that request.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `unauthorized`: Unauthorized
       *
       *     `invalid_api_key`: That API key doesn’t exist, has expired or was revoked.
       */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `employees_only`: Only employees can do that.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       *
       *     `second_factor_missing`: Please set up two-step sign-in first.
       *
       *     `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `cross_site`: This request came from another site. Please try again on this one.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `not_found`: Not found.
       *
       *     `order_not_found`: We couldn’t find that order.
       */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `illegal_order_move`: You can’t do that with this order right now. */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_large`: That’s too large. */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `unsupported_media_type`: Please send JSON. */
      415: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  replaceUnavailableLine: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: number | string
        line: number | string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /**
       * @description `invalid_json`: The request body is not valid JSON.
       *
       *     `bad_request`: We couldn’t read that request.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `unauthorized`: Unauthorized
       *
       *     `invalid_api_key`: That API key doesn’t exist, has expired or was revoked.
       */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `employees_only`: Only employees can do that.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       *
       *     `second_factor_missing`: Please set up two-step sign-in first.
       *
       *     `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `cross_site`: This request came from another site. Please try again on this one.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `not_found`: Not found.
       *
       *     `order_not_found`: We couldn’t find that order.
       */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `illegal_order_move`: You can’t do that with this order right now. */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_large`: That’s too large. */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `unsupported_media_type`: Please send JSON. */
      415: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  resendOrderMail: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: number | string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /**
       * @description `invalid_json`: The request body is not valid JSON.
       *
       *     `bad_request`: We couldn’t read that request.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `unauthorized`: Unauthorized
       *
       *     `invalid_api_key`: That API key doesn’t exist, has expired or was revoked.
       */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `employees_only`: Only employees can do that.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       *
       *     `second_factor_missing`: Please set up two-step sign-in first.
       *
       *     `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `cross_site`: This request came from another site. Please try again on this one.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `not_found`: Not found.
       *
       *     `order_not_found`: We couldn’t find that order.
       */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `illegal_order_move`: You can’t do that with this order right now. */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_large`: That’s too large. */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `unsupported_media_type`: Please send JSON. */
      415: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  resolveProblem: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: number | string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "note": "The printer confirmed it by phone."
         *     }
         */
        'application/json': {
          note: string
        }
      }
    }
    responses: {
      /** @description Done. */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /**
       * @description `invalid_json`: The request body is not valid JSON.
       *
       *     `invalid_input`: Please check the highlighted fields.
       *
       *     `bad_request`: We couldn’t read that request.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `unauthorized`: Unauthorized
       *
       *     `invalid_api_key`: That API key doesn’t exist, has expired or was revoked.
       */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `employees_only`: Only employees can do that.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       *
       *     `second_factor_missing`: Please set up two-step sign-in first.
       *
       *     `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `cross_site`: This request came from another site. Please try again on this one.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `not_found`: Not found.
       *
       *     `order_not_found`: We couldn’t find that order.
       */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `illegal_order_move`: You can’t do that with this order right now. */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_large`: That’s too large. */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `unsupported_media_type`: Please send JSON. */
      415: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  restockOrderLine: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: number | string
        line: number | string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /**
       * @description `invalid_json`: The request body is not valid JSON.
       *
       *     `bad_request`: We couldn’t read that request.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `unauthorized`: Unauthorized
       *
       *     `invalid_api_key`: That API key doesn’t exist, has expired or was revoked.
       */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `employees_only`: Only employees can do that.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       *
       *     `second_factor_missing`: Please set up two-step sign-in first.
       *
       *     `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `cross_site`: This request came from another site. Please try again on this one.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `not_found`: Not found.
       *
       *     `order_not_found`: We couldn’t find that order.
       */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `illegal_order_move`: You can’t do that with this order right now. */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_large`: That’s too large. */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `unsupported_media_type`: Please send JSON. */
      415: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  retryOrder: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: number | string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /** @example {} */
        'application/json':
          | Record<string, never>
          | {
              /** @constant */
              notThere: true
            }
          | {
              providerOrderId: string
            }
      }
    }
    responses: {
      /** @description Done. */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /**
       * @description `invalid_json`: The request body is not valid JSON.
       *
       *     `invalid_input`: Please check the highlighted fields.
       *
       *     `bad_request`: We couldn’t read that request.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `unauthorized`: Unauthorized
       *
       *     `invalid_api_key`: That API key doesn’t exist, has expired or was revoked.
       */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `employees_only`: Only employees can do that.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       *
       *     `second_factor_missing`: Please set up two-step sign-in first.
       *
       *     `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `cross_site`: This request came from another site. Please try again on this one.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `not_found`: Not found.
       *
       *     `order_not_found`: We couldn’t find that order.
       */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `illegal_order_move`: You can’t do that with this order right now. */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_large`: That’s too large. */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `unsupported_media_type`: Please send JSON. */
      415: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `print_provider_unreachable`: Failed to connect to the print provider */
      502: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  sendOrderParcel: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: number | string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "lines": [
         *         26
         *       ],
         *       "carrier": "usps",
         *       "code": ""
         *     }
         */
        'application/json': {
          lines?: (number | string)[]
          /** @enum {string} */
          carrier: 'usps' | 'ups' | 'fedex' | 'dhl' | 'canada_post' | 'other'
          /** @default  */
          code?: string
        }
      }
    }
    responses: {
      /** @description Done. */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /**
       * @description `invalid_json`: The request body is not valid JSON.
       *
       *     `invalid_input`: Please check the highlighted fields.
       *
       *     `bad_request`: We couldn’t read that request.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `unauthorized`: Unauthorized
       *
       *     `invalid_api_key`: That API key doesn’t exist, has expired or was revoked.
       */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `employees_only`: Only employees can do that.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       *
       *     `second_factor_missing`: Please set up two-step sign-in first.
       *
       *     `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `cross_site`: This request came from another site. Please try again on this one.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `not_found`: Not found.
       *
       *     `order_not_found`: We couldn’t find that order.
       */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `illegal_order_move`: You can’t do that with this order right now. */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_large`: That’s too large. */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `unsupported_media_type`: Please send JSON. */
      415: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  membersCsv: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'text/csv': unknown
        }
      }
      /**
       * @description `unauthorized`: Unauthorized
       *
       *     `invalid_api_key`: That API key doesn’t exist, has expired or was revoked.
       */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `employees_only`: Only employees can do that.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       *
       *     `second_factor_missing`: Please set up two-step sign-in first.
       *
       *     `scope_missing`: Your API key doesn’t have the scope that this call needs.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  readPlaces: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "states": [
           *         {
           *           "state": "MN",
           *           "name": "string",
           *           "count": 0,
           *           "cells": [
           *             {
           *               "id": "string",
           *               "south": 0,
           *               "west": 0,
           *               "north": 0,
           *               "east": 0,
           *               "posts": [
           *                 {
           *                   "id": 26,
           *                   "title": "string",
           *                   "locked": true
           *                 }
           *               ]
           *             }
           *           ],
           *           "posts": [
           *             {
           *               "id": 26,
           *               "title": "string",
           *               "locked": true
           *             }
           *           ]
           *         }
           *       ]
           *     }
           */
          'application/json': {
            states: {
              /** @example MN */
              state: string
              name: string
              count: number
              cells: {
                id: string
                south: number
                west: number
                north: number
                east: number
                posts: {
                  /** @example 26 */
                  id: number | string
                  title: string
                  locked: boolean
                }[]
              }[]
              posts: {
                /** @example 26 */
                id: number | string
                title: string
                locked: boolean
              }[]
            }[]
          }
        }
      }
      /** @description `invalid_api_key`: That API key doesn’t exist, has expired or was revoked. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  beginPost: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "title": "string",
         *       "type": "video",
         *       "files": []
         *     }
         */
        'application/json': {
          title: string
          /** @enum {string} */
          type: 'video' | 'gallery'
          /** @default [] */
          files?: string[]
        }
      }
    }
    responses: {
      /** @description Done. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": 26
           *     }
           */
          'application/json': {
            /** @example 26 */
            id: number | string
          }
        }
      }
      /**
       * @description `invalid_json`: The request body is not valid JSON.
       *
       *     `invalid_input`: Please check the highlighted fields.
       *
       *     `bad_request`: We couldn’t read that request.
       *
       *     `invalid_upload`: You can’t use that file here. Please upload it again.
       *
       *     `unsupported_file`: You can’t use that kind of file here.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `unauthorized`: Unauthorized
       *
       *     `invalid_api_key`: That API key doesn’t exist, has expired or was revoked.
       */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `employees_only`: Only employees can do that.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       *
       *     `second_factor_missing`: Please set up two-step sign-in first.
       *
       *     `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `cross_site`: This request came from another site. Please try again on this one.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_large`: That’s too large. */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `unsupported_media_type`: Please send JSON. */
      415: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  removePost: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: number | string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /**
       * @description `invalid_json`: The request body is not valid JSON.
       *
       *     `bad_request`: We couldn’t read that request.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `unauthorized`: Unauthorized
       *
       *     `invalid_api_key`: That API key doesn’t exist, has expired or was revoked.
       */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `employees_only`: Only employees can do that.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       *
       *     `second_factor_missing`: Please set up two-step sign-in first.
       *
       *     `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `cross_site`: This request came from another site. Please try again on this one.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `not_found`: Not found.
       *
       *     `post_not_found`: We couldn’t find that post.
       */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_large`: That’s too large. */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `unsupported_media_type`: Please send JSON. */
      415: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  editPost: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: number | string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "title": "First light on the Laguna bands"
         *     }
         */
        'application/json': {
          title?: string
          description?: string
          isSubscriberOnly?: boolean
          body?: {
            root: components['schemas']['__schema0']
          } | null
        }
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": 26,
           *       "title": "First light on the Laguna bands",
           *       "description": "The big nodule from Tuesday, cut and wet.",
           *       "language": "en",
           *       "type": "video",
           *       "isSubscriberOnly": true,
           *       "viewCount": 412,
           *       "createdAt": "2026-11-25T13:17:43.129Z",
           *       "videoURL": "/media/xk9RGSzuosak6JhFrZlA",
           *       "imageURLs": [],
           *       "coverImageUrl": "/media/Qn0GDOpzTSYmG3mjmmH5",
           *       "videoDuration": 12.02,
           *       "locked": false,
           *       "status": "published",
           *       "category": "hunt",
           *       "publicAt": "2026-12-02T14:17:43.129Z",
           *       "commentCount": 2
           *     }
           */
          'application/json': components['schemas']['Post']
        }
      }
      /**
       * @description `invalid_json`: The request body is not valid JSON.
       *
       *     `invalid_input`: Please check the highlighted fields.
       *
       *     `bad_request`: We couldn’t read that request.
       *
       *     `invalid_story`: Please check the text.
       *
       *     `invalid_upload`: You can’t use that file here. Please upload it again.
       *
       *     `unsupported_file`: You can’t use that kind of file here.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `unauthorized`: Unauthorized
       *
       *     `invalid_api_key`: That API key doesn’t exist, has expired or was revoked.
       */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `employees_only`: Only employees can do that.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       *
       *     `second_factor_missing`: Please set up two-step sign-in first.
       *
       *     `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `cross_site`: This request came from another site. Please try again on this one.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `not_found`: Not found.
       *
       *     `post_not_found`: We couldn’t find that post.
       */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_large`: That’s too large. */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `unsupported_media_type`: Please send JSON. */
      415: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  listPosts: {
    parameters: {
      query?: {
        language?: 'en' | 'de'
        limit?: number
        before?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "id": 26,
           *         "title": "First light on the Laguna bands",
           *         "description": "The big nodule from Tuesday, cut and wet.",
           *         "language": "en",
           *         "type": "video",
           *         "isSubscriberOnly": true,
           *         "viewCount": 412,
           *         "createdAt": "2026-11-25T13:17:43.129Z",
           *         "videoURL": "/media/xk9RGSzuosak6JhFrZlA",
           *         "imageURLs": [],
           *         "coverImageUrl": "/media/Qn0GDOpzTSYmG3mjmmH5",
           *         "videoDuration": 12.02,
           *         "locked": false,
           *         "status": "published",
           *         "category": "hunt",
           *         "publicAt": "2026-12-02T14:17:43.129Z",
           *         "commentCount": 2
           *       }
           *     ]
           */
          'application/json': components['schemas']['Post'][]
        }
      }
      /**
       * @description `invalid_input`: Please check the highlighted fields.
       *
       *     `bad_request`: We couldn’t read that request.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `invalid_api_key`: That API key doesn’t exist, has expired or was revoked. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  makePreview: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: number | string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "second": 0
         *     }
         */
        'application/json': {
          second: number
        }
      }
    }
    responses: {
      /** @description Done. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": 26
           *     }
           */
          'application/json': {
            /** @example 26 */
            id: number | string
          }
        }
      }
      /**
       * @description `invalid_json`: The request body is not valid JSON.
       *
       *     `invalid_input`: Please check the highlighted fields.
       *
       *     `bad_request`: We couldn’t read that request.
       *
       *     `unsupported_file`: You can’t use that kind of file here.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `unauthorized`: Unauthorized
       *
       *     `invalid_api_key`: That API key doesn’t exist, has expired or was revoked.
       */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `employees_only`: Only employees can do that.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       *
       *     `second_factor_missing`: Please set up two-step sign-in first.
       *
       *     `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `cross_site`: This request came from another site. Please try again on this one.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `not_found`: Not found.
       *
       *     `post_not_found`: We couldn’t find that post.
       */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `no_ffmpeg`: This server can’t take frames from films, because ffmpeg isn’t installed. Please upload a cover. */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_large`: That’s too large. */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `unsupported_media_type`: Please send JSON. */
      415: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  pickCover: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: number | string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "photo": 26
         *     }
         */
        'application/json':
          | {
              photo: number | string
            }
          | {
              second: number
            }
      }
    }
    responses: {
      /** @description Done. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": 26
           *     }
           */
          'application/json': {
            /** @example 26 */
            id: number | string
          }
        }
      }
      /**
       * @description `invalid_json`: The request body is not valid JSON.
       *
       *     `invalid_input`: Please check the highlighted fields.
       *
       *     `bad_request`: We couldn’t read that request.
       *
       *     `unsupported_file`: You can’t use that kind of file here.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `unauthorized`: Unauthorized
       *
       *     `invalid_api_key`: That API key doesn’t exist, has expired or was revoked.
       */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `employees_only`: Only employees can do that.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       *
       *     `second_factor_missing`: Please set up two-step sign-in first.
       *
       *     `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `cross_site`: This request came from another site. Please try again on this one.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `not_found`: Not found.
       *
       *     `post_not_found`: We couldn’t find that post.
       */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `no_ffmpeg`: This server can’t take frames from films, because ffmpeg isn’t installed. Please upload a cover. */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_large`: That’s too large. */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `unsupported_media_type`: Please send JSON. */
      415: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  publishPostAsEmployee: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "title": "First light on the Laguna bands",
         *       "description": "The big nodule from Tuesday, cut and wet.",
         *       "type": "video",
         *       "isSubscriberOnly": true,
         *       "videoURL": "https://stonehunt.example/media/uploads/f0Ww3v6rJkZ1o8aB2cD4eF6gH8iJ0kL2",
         *       "publicAt": "2026-12-02T14:17:43.129Z"
         *     }
         */
        'application/json': {
          title: string
          /** @default  */
          description?: string
          /** @enum {string} */
          type: 'video' | 'gallery'
          isSubscriberOnly?: boolean
          videoURL?: string | null
          imageURLs?: string[] | null
          coverURL?: string | null
          body?: {
            root: components['schemas']['__schema0']
          } | null
          /** @enum {string} */
          category?: 'hunt' | 'gear-review' | 'q-and-a' | 'field-notes'
          publishAt?: string | null
          publicAt?: string | null
          notices?: {
            email: boolean
            push: boolean
          }
        }
      }
    }
    responses: {
      /** @description Done. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": 26,
           *       "title": "First light on the Laguna bands",
           *       "description": "The big nodule from Tuesday, cut and wet.",
           *       "language": "en",
           *       "type": "video",
           *       "isSubscriberOnly": true,
           *       "viewCount": 0,
           *       "createdAt": "2026-11-25T13:17:43.129Z",
           *       "videoURL": "/media/xk9RGSzuosak6JhFrZlA",
           *       "imageURLs": [],
           *       "coverImageUrl": "/media/Qn0GDOpzTSYmG3mjmmH5",
           *       "videoDuration": 12.02,
           *       "locked": false,
           *       "status": "processing",
           *       "category": "hunt",
           *       "publicAt": "2026-12-02T14:17:43.129Z",
           *       "commentCount": 0
           *     }
           */
          'application/json': components['schemas']['Post']
        }
      }
      /**
       * @description `invalid_json`: The request body is not valid JSON.
       *
       *     `invalid_input`: Please check the highlighted fields.
       *
       *     `bad_request`: We couldn’t read that request.
       *
       *     `invalid_story`: Please check the text.
       *
       *     `invalid_upload`: You can’t use that file here. Please upload it again.
       *
       *     `unsupported_file`: You can’t use that kind of file here.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `unauthorized`: Unauthorized
       *
       *     `invalid_api_key`: That API key doesn’t exist, has expired or was revoked.
       */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `employees_only`: Only employees can do that.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       *
       *     `second_factor_missing`: Please set up two-step sign-in first.
       *
       *     `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `cross_site`: This request came from another site. Please try again on this one.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `videos_waiting`: Five of your videos are still being prepared. Please upload the next one when one of them is ready. */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_large`: That’s too large. */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `unsupported_media_type`: Please send JSON. */
      415: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  readArchive: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "years": [
           *         {
           *           "year": 2026,
           *           "count": 24
           *         }
           *       ],
           *       "states": [
           *         {
           *           "state": "AZ",
           *           "count": 3
           *         }
           *       ],
           *       "stones": [
           *         {
           *           "stone": "crooked fortification agate",
           *           "count": 1
           *         }
           *       ]
           *     }
           */
          'application/json': {
            years: {
              year: number
              count: number
            }[]
            states: {
              state: string
              count: number
            }[]
            stones: {
              stone: string
              count: number
            }[]
          }
        }
      }
      /** @description `invalid_api_key`: That API key doesn’t exist, has expired or was revoked. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  readPost: {
    parameters: {
      query?: {
        language?: 'en' | 'de'
      }
      header?: never
      path: {
        id: number | string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": 26,
           *       "title": "First light on the Laguna bands",
           *       "description": "The big nodule from Tuesday, cut and wet.",
           *       "language": "en",
           *       "type": "video",
           *       "isSubscriberOnly": true,
           *       "viewCount": 412,
           *       "createdAt": "2026-11-25T13:17:43.129Z",
           *       "videoURL": "/media/xk9RGSzuosak6JhFrZlA",
           *       "imageURLs": [],
           *       "coverImageUrl": "/media/Qn0GDOpzTSYmG3mjmmH5",
           *       "videoDuration": 12.02,
           *       "locked": false,
           *       "status": "published",
           *       "category": "hunt",
           *       "publicAt": "2026-12-02T14:17:43.129Z",
           *       "commentCount": 2,
           *       "captions": [],
           *       "chapters": [],
           *       "finds": [],
           *       "hasGuess": false,
           *       "previewURL": null,
           *       "position": null,
           *       "streamURL": null,
           *       "storyboardURL": null,
           *       "stream": {
           *         "state": "waiting",
           *         "progress": 0
           *       },
           *       "story": null,
           *       "storyCut": false,
           *       "reactionCount": 12
           *     }
           */
          'application/json': {
            /** @example 26 */
            id: number | string
            title: string
            description: string
            /**
             * @default en
             * @enum {string}
             */
            language: 'en' | 'de'
            /** @enum {string} */
            type: 'video' | 'gallery'
            isSubscriberOnly: boolean
            viewCount: number
            /**
             * Format: date-time
             * @example 2026-11-26T14:23:00.000Z
             */
            createdAt: string
            videoURL: string | null
            imageURLs: string[]
            coverImageUrl: string | null
            videoDuration: number | null
            locked: boolean
            /** @enum {string} */
            status: 'published' | 'pending' | 'processing' | 'scheduled' | 'draft'
            /** @enum {string} */
            category: 'hunt' | 'gear-review' | 'q-and-a' | 'field-notes'
            publicAt: string | null
            commentCount: number
            /** @constant */
            commentsClosed?: true
            problem?: string
            captions: {
              language: string
              label: string
              url: string
            }[]
            chapters: {
              second: number
              title: string
            }[]
            finds: {
              /** @example 26 */
              id: number | string
              stone: string
              note: string
              second: number
              frameURL: string | null
            }[]
            hasGuess: boolean
            previewURL: string | null
            position: number | null
            streamURL: string | null
            storyboardURL: string | null
            stream?: {
              /** @enum {string} */
              state: 'waiting' | 'converting' | 'ready' | 'failed' | 'off'
              progress: number
              problem?: string
            }
            series?: {
              title: string
              slug: string
              part: number
              parts: {
                /** @example 26 */
                id: number | string
                title: string
                /**
                 * @default en
                 * @enum {string}
                 */
                language: 'en' | 'de'
                locked: boolean
              }[]
              next: {
                /** @example 26 */
                id: number | string
                title: string
                /**
                 * @default en
                 * @enum {string}
                 */
                language: 'en' | 'de'
                locked: boolean
              } | null
            }
            place?: {
              /** @example MN */
              state: string
              name: string
              cell: {
                id: string
                south: number
                west: number
                north: number
                east: number
              } | null
            }
            collecting?: {
              rule: string
              sourceUrl: string
              /** Format: date */
              checkedOn: string
              outOfDate: boolean
            }
            story: {
              root: components['schemas']['__schema1']
            } | null
            storyCut: boolean
            /** @default 0 */
            reactionCount: number
          }
        }
      }
      /**
       * @description `invalid_input`: Please check the highlighted fields.
       *
       *     `bad_request`: We couldn’t read that request.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `invalid_api_key`: That API key doesn’t exist, has expired or was revoked. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `not_found`: Not found.
       *
       *     `post_not_found`: We couldn’t find that post.
       */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  readPostPage: {
    parameters: {
      query?: {
        language?: 'en' | 'de'
        filter?: 'all' | 'videos' | 'galleries' | 'subscribers' | 'public' | 'popular'
        kind?: 'hunt' | 'gear-review' | 'q-and-a' | 'field-notes'
        year?: number
        stone?: string
        page?: number
        before?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "posts": [
           *         {
           *           "id": 26,
           *           "title": "First light on the Laguna bands",
           *           "description": "The big nodule from Tuesday, cut and wet.",
           *           "language": "en",
           *           "type": "video",
           *           "isSubscriberOnly": true,
           *           "viewCount": 412,
           *           "createdAt": "2026-11-25T13:17:43.129Z",
           *           "videoURL": "/media/xk9RGSzuosak6JhFrZlA",
           *           "imageURLs": [],
           *           "coverImageUrl": "/media/Qn0GDOpzTSYmG3mjmmH5",
           *           "videoDuration": 12.02,
           *           "locked": false,
           *           "status": "published",
           *           "category": "hunt",
           *           "publicAt": "2026-12-02T14:17:43.129Z",
           *           "commentCount": 2
           *         }
           *       ],
           *       "total": 26,
           *       "next": 5
           *     }
           */
          'application/json': {
            posts: components['schemas']['Post'][]
            total: number
            next: (number | string) | null
          }
        }
      }
      /**
       * @description `invalid_input`: Please check the highlighted fields.
       *
       *     `bad_request`: We couldn’t read that request.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `invalid_api_key`: That API key doesn’t exist, has expired or was revoked. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  readRelated: {
    parameters: {
      query?: {
        language?: 'en' | 'de'
      }
      header?: never
      path: {
        id: number | string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "id": 26,
           *         "title": "string",
           *         "description": "string",
           *         "language": "en",
           *         "type": "video",
           *         "isSubscriberOnly": true,
           *         "viewCount": 0,
           *         "createdAt": "2026-11-26T14:23:00.000Z",
           *         "videoURL": "string",
           *         "imageURLs": [
           *           "string"
           *         ],
           *         "coverImageUrl": "string",
           *         "videoDuration": 0,
           *         "locked": true,
           *         "status": "published",
           *         "category": "hunt",
           *         "publicAt": "2026-11-26T14:23:00.000Z",
           *         "commentCount": 0,
           *         "commentsClosed": true,
           *         "problem": "string"
           *       }
           *     ]
           */
          'application/json': components['schemas']['Post'][]
        }
      }
      /**
       * @description `invalid_input`: Please check the highlighted fields.
       *
       *     `bad_request`: We couldn’t read that request.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `invalid_api_key`: That API key doesn’t exist, has expired or was revoked. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `not_found`: Not found.
       *
       *     `post_not_found`: We couldn’t find that post.
       */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  readProductStock: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: number | string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "left": 0,
           *       "held": 0,
           *       "sold": 0,
           *       "options": [
           *         {
           *           "left": 0,
           *           "held": 0,
           *           "sold": 0,
           *           "variantId": 0,
           *           "name": "string"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            left: number | null
            held: number
            sold: number
            options?: {
              left: number | null
              held: number
              sold: number
              variantId: number
              name: string
            }[]
          }
        }
      }
      /** @description `bad_request`: We couldn’t read that request. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `unauthorized`: Unauthorized
       *
       *     `invalid_api_key`: That API key doesn’t exist, has expired or was revoked.
       */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `employees_only`: Only employees can do that.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       *
       *     `second_factor_missing`: Please set up two-step sign-in first.
       *
       *     `scope_missing`: Your API key doesn’t have the scope that this call needs.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `not_found`: Not found. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  adjustProductStock: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: number | string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "variantId": 26,
         *       "change": -1000000
         *     }
         */
        'application/json':
          | {
              variantId?: number | string
              change: number
            }
          | {
              variantId?: number | string
              /** @constant */
              isCounted: false
            }
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "left": 0,
           *       "held": 0,
           *       "sold": 0,
           *       "options": [
           *         {
           *           "left": 0,
           *           "held": 0,
           *           "sold": 0,
           *           "variantId": 0,
           *           "name": "string"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            left: number | null
            held: number
            sold: number
            options?: {
              left: number | null
              held: number
              sold: number
              variantId: number
              name: string
            }[]
          }
        }
      }
      /**
       * @description `invalid_json`: The request body is not valid JSON.
       *
       *     `invalid_input`: Please check the highlighted fields.
       *
       *     `bad_request`: We couldn’t read that request.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `unauthorized`: Unauthorized
       *
       *     `invalid_api_key`: That API key doesn’t exist, has expired or was revoked.
       */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `employees_only`: Only employees can do that.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       *
       *     `second_factor_missing`: Please set up two-step sign-in first.
       *
       *     `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `cross_site`: This request came from another site. Please try again on this one.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `not_found`: Not found. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_large`: That’s too large. */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `unsupported_media_type`: Please send JSON. */
      415: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  createProduct: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "string",
         *       "description": "",
         *       "price": 0,
         *       "category": "General",
         *       "imageUrl": "string",
         *       "isHidden": true
         *     }
         */
        'application/json': {
          name: string
          /** @default  */
          description?: string
          price: number
          /** @default General */
          category?: string
          imageUrl?: string | null
          isHidden?: boolean
        }
      }
    }
    responses: {
      /** @description Done. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": 0,
           *       "name": "string",
           *       "description": "string",
           *       "imageUrl": "string",
           *       "category": "string",
           *       "price": "24.99",
           *       "rating": "string",
           *       "reviewCount": 0,
           *       "inStock": true,
           *       "isUsed": true,
           *       "merchandiseId": 26,
           *       "membersUntil": "2026-11-26T14:23:00.000Z",
           *       "hasOptions": true,
           *       "variantId": 26,
           *       "articleId": 26,
           *       "isStone": true
           *     }
           */
          'application/json': components['schemas']['Product']
        }
      }
      /**
       * @description `invalid_json`: The request body is not valid JSON.
       *
       *     `invalid_input`: Please check the highlighted fields.
       *
       *     `bad_request`: We couldn’t read that request.
       *
       *     `invalid_upload`: You can’t use that file here. Please upload it again.
       *
       *     `unsupported_file`: You can’t use that kind of file here.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `unauthorized`: Unauthorized
       *
       *     `invalid_api_key`: That API key doesn’t exist, has expired or was revoked.
       */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `employees_only`: Only employees can do that.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       *
       *     `second_factor_missing`: Please set up two-step sign-in first.
       *
       *     `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `cross_site`: This request came from another site. Please try again on this one.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_large`: That’s too large. */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `unsupported_media_type`: Please send JSON. */
      415: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  readProducts: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "id": 30,
           *         "name": "Crate of rough agate, 5 kg",
           *         "description": "Unsorted, unwashed, unopened: every stone is yours to discover.",
           *         "imageUrl": "/media/xgOv2x8n7QmRISt2odUA",
           *         "category": "Stones",
           *         "price": "59.00",
           *         "rating": "0.0",
           *         "reviewCount": 0,
           *         "inStock": true,
           *         "merchandiseId": 7,
           *         "isUsed": false,
           *         "hasOptions": false,
           *         "membersUntil": null,
           *         "variantId": null
           *       }
           *     ]
           */
          'application/json': components['schemas']['Product'][]
        }
      }
      /** @description `invalid_api_key`: That API key doesn’t exist, has expired or was revoked. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  answerQuestion: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: number | string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "text": "string",
         *       "second": 0
         *     }
         */
        'application/json': {
          text: string | null
          second: number | null
        }
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": 26,
           *       "content": "string",
           *       "authorId": "string",
           *       "authorName": "string",
           *       "status": "open",
           *       "hiddenReason": "string",
           *       "votes": 0,
           *       "votedByMe": true,
           *       "isMine": true,
           *       "createdAt": "2026-11-26T14:23:00.000Z",
           *       "editedAt": "2026-11-26T14:23:00.000Z",
           *       "answer": {
           *         "text": "string",
           *         "second": 0,
           *         "postId": 26,
           *         "at": "2026-11-26T14:23:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @example 26 */
            id: number | string
            content: string
            authorId: string
            authorName: string | null
            /** @enum {string} */
            status: 'open' | 'answered' | 'hidden'
            hiddenReason: string | null
            votes: number
            votedByMe: boolean
            isMine: boolean
            /**
             * Format: date-time
             * @example 2026-11-26T14:23:00.000Z
             */
            createdAt: string
            editedAt: string | null
            answer: {
              text: string | null
              second: number | null
              postId: (number | string) | null
              /**
               * Format: date-time
               * @example 2026-11-26T14:23:00.000Z
               */
              at: string
            } | null
          }
        }
      }
      /**
       * @description `invalid_json`: The request body is not valid JSON.
       *
       *     `invalid_input`: Please check the highlighted fields.
       *
       *     `bad_request`: We couldn’t read that request.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `unauthorized`: Unauthorized
       *
       *     `invalid_api_key`: That API key doesn’t exist, has expired or was revoked.
       */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `employees_only`: Only employees can do that.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       *
       *     `second_factor_missing`: Please set up two-step sign-in first.
       *
       *     `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `cross_site`: This request came from another site. Please try again on this one.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `not_found`: Not found.
       *
       *     `question_not_found`: That question is no longer here.
       */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `question_settled`: You can’t change that anymore: the question is answered or its Q&A is closed.
       *
       *     `round_without_film`: Choose the film of this Q&A first, then say where it answers.
       */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_large`: That’s too large. */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `unsupported_media_type`: Please send JSON. */
      415: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  readRound: {
    parameters: {
      query?: {
        sort?: 'votes' | 'newest'
        page?: number
      }
      header?: never
      path: {
        round: number | string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "round": {
           *         "id": 26,
           *         "title": "string",
           *         "description": "string",
           *         "opensAt": "2026-11-26T14:23:00.000Z",
           *         "closesAt": "2026-11-26T14:23:00.000Z",
           *         "startsAt": "2026-11-26T14:23:00.000Z",
           *         "timeZone": "string",
           *         "phase": "upcoming",
           *         "questionCount": 0,
           *         "answeredCount": 0,
           *         "film": {
           *           "id": 26,
           *           "title": "string"
           *         }
           *       },
           *       "locked": true,
           *       "pages": 0,
           *       "questionsLeft": 0,
           *       "questions": [
           *         {
           *           "id": 26,
           *           "content": "string",
           *           "authorId": "string",
           *           "authorName": "string",
           *           "status": "open",
           *           "hiddenReason": "string",
           *           "votes": 0,
           *           "votedByMe": true,
           *           "isMine": true,
           *           "createdAt": "2026-11-26T14:23:00.000Z",
           *           "editedAt": "2026-11-26T14:23:00.000Z",
           *           "answer": {
           *             "text": "string",
           *             "second": 0,
           *             "postId": 26,
           *             "at": "2026-11-26T14:23:00.000Z"
           *           }
           *         }
           *       ]
           *     }
           */
          'application/json': {
            round: {
              /** @example 26 */
              id: number | string
              title: string
              description: string
              /**
               * Format: date-time
               * @example 2026-11-26T14:23:00.000Z
               */
              opensAt: string
              /**
               * Format: date-time
               * @example 2026-11-26T14:23:00.000Z
               */
              closesAt: string
              /**
               * Format: date-time
               * @example 2026-11-26T14:23:00.000Z
               */
              startsAt: string
              timeZone: string
              /** @enum {string} */
              phase: 'upcoming' | 'open' | 'closed'
              questionCount: number
              answeredCount: number
              film: {
                /** @example 26 */
                id: number | string
                title: string
              } | null
            }
            locked: boolean
            pages: number
            questionsLeft: number
            questions: {
              /** @example 26 */
              id: number | string
              content: string
              authorId: string
              authorName: string | null
              /** @enum {string} */
              status: 'open' | 'answered' | 'hidden'
              hiddenReason: string | null
              votes: number
              votedByMe: boolean
              isMine: boolean
              /**
               * Format: date-time
               * @example 2026-11-26T14:23:00.000Z
               */
              createdAt: string
              editedAt: string | null
              answer: {
                text: string | null
                second: number | null
                postId: (number | string) | null
                /**
                 * Format: date-time
                 * @example 2026-11-26T14:23:00.000Z
                 */
                at: string
              } | null
            }[]
          }
        }
      }
      /**
       * @description `invalid_input`: Please check the highlighted fields.
       *
       *     `bad_request`: We couldn’t read that request.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `invalid_api_key`: That API key doesn’t exist, has expired or was revoked. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `not_found`: Not found.
       *
       *     `round_not_found`: We couldn’t find that Q&A.
       */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  hideQuestion: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: number | string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "string"
         *     }
         */
        'application/json': {
          reason: string
        }
      }
    }
    responses: {
      /** @description Done. */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /**
       * @description `invalid_json`: The request body is not valid JSON.
       *
       *     `invalid_input`: Please check the highlighted fields.
       *
       *     `bad_request`: We couldn’t read that request.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `unauthorized`: Unauthorized
       *
       *     `invalid_api_key`: That API key doesn’t exist, has expired or was revoked.
       */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `employees_only`: Only employees can do that.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       *
       *     `second_factor_missing`: Please set up two-step sign-in first.
       *
       *     `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `cross_site`: This request came from another site. Please try again on this one.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `not_found`: Not found.
       *
       *     `question_not_found`: That question is no longer here.
       */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_large`: That’s too large. */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `unsupported_media_type`: Please send JSON. */
      415: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  showQuestion: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: number | string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /**
       * @description `invalid_json`: The request body is not valid JSON.
       *
       *     `bad_request`: We couldn’t read that request.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `unauthorized`: Unauthorized
       *
       *     `invalid_api_key`: That API key doesn’t exist, has expired or was revoked.
       */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `employees_only`: Only employees can do that.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       *
       *     `second_factor_missing`: Please set up two-step sign-in first.
       *
       *     `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `cross_site`: This request came from another site. Please try again on this one.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `not_found`: Not found.
       *
       *     `question_not_found`: That question is no longer here.
       */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_large`: That’s too large. */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `unsupported_media_type`: Please send JSON. */
      415: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  listRounds: {
    parameters: {
      query?: {
        page?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "pages": 1,
           *       "rounds": [
           *         {
           *           "id": 1,
           *           "title": "Slabs, saws and first finds",
           *           "description": "Ask what you like, and vote for what you would like to know, too.",
           *           "opensAt": "2026-11-23T14:17:43.129Z",
           *           "closesAt": "2026-12-03T14:17:43.129Z",
           *           "startsAt": "2026-12-04T20:00:00.000Z",
           *           "timeZone": "America/Chicago",
           *           "phase": "open",
           *           "questionCount": 3,
           *           "answeredCount": 0,
           *           "film": null
           *         }
           *       ]
           *     }
           */
          'application/json': {
            pages: number
            rounds: {
              /** @example 26 */
              id: number | string
              title: string
              description: string
              /**
               * Format: date-time
               * @example 2026-11-26T14:23:00.000Z
               */
              opensAt: string
              /**
               * Format: date-time
               * @example 2026-11-26T14:23:00.000Z
               */
              closesAt: string
              /**
               * Format: date-time
               * @example 2026-11-26T14:23:00.000Z
               */
              startsAt: string
              timeZone: string
              /** @enum {string} */
              phase: 'upcoming' | 'open' | 'closed'
              questionCount: number
              answeredCount: number
              film: {
                /** @example 26 */
                id: number | string
                title: string
              } | null
            }[]
          }
        }
      }
      /**
       * @description `invalid_input`: Please check the highlighted fields.
       *
       *     `bad_request`: We couldn’t read that request.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `invalid_api_key`: That API key doesn’t exist, has expired or was revoked. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  readOpenRound: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "round": {
           *         "id": 26,
           *         "title": "string",
           *         "description": "string",
           *         "opensAt": "2026-11-26T14:23:00.000Z",
           *         "closesAt": "2026-11-26T14:23:00.000Z",
           *         "startsAt": "2026-11-26T14:23:00.000Z",
           *         "timeZone": "string",
           *         "phase": "upcoming",
           *         "questionCount": 0,
           *         "answeredCount": 0,
           *         "film": {
           *           "id": 26,
           *           "title": "string"
           *         }
           *       }
           *     }
           */
          'application/json': {
            round: {
              /** @example 26 */
              id: number | string
              title: string
              description: string
              /**
               * Format: date-time
               * @example 2026-11-26T14:23:00.000Z
               */
              opensAt: string
              /**
               * Format: date-time
               * @example 2026-11-26T14:23:00.000Z
               */
              closesAt: string
              /**
               * Format: date-time
               * @example 2026-11-26T14:23:00.000Z
               */
              startsAt: string
              timeZone: string
              /** @enum {string} */
              phase: 'upcoming' | 'open' | 'closed'
              questionCount: number
              answeredCount: number
              film: {
                /** @example 26 */
                id: number | string
                title: string
              } | null
            } | null
          }
        }
      }
      /** @description `invalid_api_key`: That API key doesn’t exist, has expired or was revoked. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  moderateReviews: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "ids": [
         *         18
         *       ],
         *       "action": "approve"
         *     }
         */
        'application/json': {
          ids: (number | string)[]
          /** @enum {string} */
          action: 'approve' | 'hide'
        }
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "changed": 1
           *     }
           */
          'application/json': {
            changed: number
          }
        }
      }
      /**
       * @description `invalid_json`: The request body is not valid JSON.
       *
       *     `invalid_input`: Please check the highlighted fields.
       *
       *     `bad_request`: We couldn’t read that request.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `unauthorized`: Unauthorized
       *
       *     `invalid_api_key`: That API key doesn’t exist, has expired or was revoked.
       */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `employees_only`: Only employees can do that.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       *
       *     `second_factor_missing`: Please set up two-step sign-in first.
       *
       *     `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `cross_site`: This request came from another site. Please try again on this one.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_large`: That’s too large. */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `unsupported_media_type`: Please send JSON. */
      415: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  readProductReviews: {
    parameters: {
      query?: {
        sort?: 'newest' | 'highest' | 'lowest'
        page?: number
      }
      header?: never
      path: {
        id: number | string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "rating": "string",
           *       "reviewCount": 0,
           *       "counts": [
           *         0,
           *         0,
           *         0,
           *         0,
           *         0
           *       ],
           *       "pages": 0,
           *       "reviews": [
           *         {
           *           "id": 26,
           *           "stars": 1,
           *           "content": "string",
           *           "photoURL": "string",
           *           "authorId": "string",
           *           "authorName": "string",
           *           "size": "string",
           *           "color": "string",
           *           "createdAt": "2026-11-26T14:23:00.000Z",
           *           "editedAt": "2026-11-26T14:23:00.000Z",
           *           "reply": {
           *             "content": "string",
           *             "at": "2026-11-26T14:23:00.000Z"
           *           }
           *         }
           *       ]
           *     }
           */
          'application/json': {
            rating: string
            reviewCount: number
            counts: number[]
            pages: number
            reviews: {
              /** @example 26 */
              id: number | string
              stars: number
              content: string
              photoURL: string | null
              authorId: string
              authorName: string | null
              size: string
              color: string
              /**
               * Format: date-time
               * @example 2026-11-26T14:23:00.000Z
               */
              createdAt: string
              editedAt: string | null
              reply: {
                content: string
                at: string | null
              } | null
            }[]
          }
        }
      }
      /**
       * @description `invalid_input`: Please check the highlighted fields.
       *
       *     `bad_request`: We couldn’t read that request.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `invalid_api_key`: That API key doesn’t exist, has expired or was revoked. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `not_found`: Not found.
       *
       *     `article_not_found`: We couldn’t find that article.
       */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  readReviews: {
    parameters: {
      query?: {
        sort?: 'newest' | 'highest' | 'lowest'
        page?: number
      }
      header?: never
      path: {
        id: number | string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "rating": "string",
           *       "reviewCount": 0,
           *       "counts": [
           *         0,
           *         0,
           *         0,
           *         0,
           *         0
           *       ],
           *       "pages": 0,
           *       "reviews": [
           *         {
           *           "id": 26,
           *           "stars": 1,
           *           "content": "string",
           *           "photoURL": "string",
           *           "authorId": "string",
           *           "authorName": "string",
           *           "size": "string",
           *           "color": "string",
           *           "createdAt": "2026-11-26T14:23:00.000Z",
           *           "editedAt": "2026-11-26T14:23:00.000Z",
           *           "reply": {
           *             "content": "string",
           *             "at": "2026-11-26T14:23:00.000Z"
           *           }
           *         }
           *       ]
           *     }
           */
          'application/json': {
            rating: string
            reviewCount: number
            counts: number[]
            pages: number
            reviews: {
              /** @example 26 */
              id: number | string
              stars: number
              content: string
              photoURL: string | null
              authorId: string
              authorName: string | null
              size: string
              color: string
              /**
               * Format: date-time
               * @example 2026-11-26T14:23:00.000Z
               */
              createdAt: string
              editedAt: string | null
              reply: {
                content: string
                at: string | null
              } | null
            }[]
          }
        }
      }
      /**
       * @description `invalid_input`: Please check the highlighted fields.
       *
       *     `bad_request`: We couldn’t read that request.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `invalid_api_key`: That API key doesn’t exist, has expired or was revoked. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `not_found`: Not found.
       *
       *     `article_not_found`: We couldn’t find that article.
       */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  search: {
    parameters: {
      query: {
        q: string
        kind?: 'post' | 'chapter' | 'find' | 'story' | 'caption' | 'comment' | 'question' | 'merchandise' | 'product'
        year?: number
        stone?: string
        state?: string
        members?: 'open' | 'members'
        limit?: number
        page?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "total": 0,
           *       "groups": [
           *         {
           *           "kind": "post",
           *           "total": 0,
           *           "results": [
           *             {
           *               "key": "string",
           *               "kind": "post",
           *               "title": {
           *                 "text": "string",
           *                 "marks": [
           *                   [
           *                     0,
           *                     0
           *                   ]
           *                 ]
           *               },
           *               "excerpt": {
           *                 "text": "string",
           *                 "marks": [
           *                   [
           *                     0,
           *                     0
           *                   ]
           *                 ]
           *               },
           *               "url": "string",
           *               "second": 0,
           *               "at": "2026-11-26T14:23:00.000Z",
           *               "imageUrl": "string",
           *               "locked": true,
           *               "price": "string"
           *             }
           *           ]
           *         }
           *       ],
           *       "correctedTo": "string"
           *     }
           */
          'application/json': {
            total: number
            groups: {
              /** @enum {string} */
              kind:
                'post' | 'chapter' | 'find' | 'story' | 'caption' | 'comment' | 'question' | 'merchandise' | 'product'
              total: number
              results: {
                key: string
                /** @enum {string} */
                kind:
                  'post' | 'chapter' | 'find' | 'story' | 'caption' | 'comment' | 'question' | 'merchandise' | 'product'
                title: {
                  text: string
                  marks: [number, number][]
                }
                excerpt: {
                  text: string
                  marks: [number, number][]
                }
                url: string
                second: number | null
                /**
                 * Format: date-time
                 * @example 2026-11-26T14:23:00.000Z
                 */
                at: string
                imageUrl: string | null
                locked: boolean
                price: string | null
              }[]
            }[]
            correctedTo: string | null
          }
        }
      }
      /**
       * @description `invalid_input`: Please check the highlighted fields.
       *
       *     `bad_request`: We couldn’t read that request.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `invalid_api_key`: That API key doesn’t exist, has expired or was revoked. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  readSeries: {
    parameters: {
      query?: {
        language?: 'en' | 'de'
      }
      header?: never
      path: {
        slug: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": 26,
           *       "title": "string",
           *       "slug": "string",
           *       "description": "string",
           *       "coverImageUrl": "string",
           *       "posts": [
           *         {
           *           "id": 26,
           *           "title": "string",
           *           "description": "string",
           *           "language": "en",
           *           "type": "video",
           *           "isSubscriberOnly": true,
           *           "viewCount": 0,
           *           "createdAt": "2026-11-26T14:23:00.000Z",
           *           "videoURL": "string",
           *           "imageURLs": [
           *             "string"
           *           ],
           *           "coverImageUrl": "string",
           *           "videoDuration": 0,
           *           "locked": true,
           *           "status": "published",
           *           "category": "hunt",
           *           "publicAt": "2026-11-26T14:23:00.000Z",
           *           "commentCount": 0,
           *           "commentsClosed": true,
           *           "problem": "string"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @example 26 */
            id: number | string
            title: string
            slug: string
            description: string
            coverImageUrl: string | null
            posts: components['schemas']['Post'][]
          }
        }
      }
      /**
       * @description `invalid_input`: Please check the highlighted fields.
       *
       *     `bad_request`: We couldn’t read that request.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `invalid_api_key`: That API key doesn’t exist, has expired or was revoked. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `not_found`: Not found.
       *
       *     `series_not_found`: We couldn’t find that series.
       */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  readFilmStones: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: number | string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "productId": 26,
           *         "name": "string",
           *         "price": "24.99",
           *         "isSold": true,
           *         "second": 0,
           *         "findId": 26
           *       }
           *     ]
           */
          'application/json': {
            /** @example 26 */
            productId: number | string
            name: string
            /** @example 24.99 */
            price: string
            isSold: boolean
            second: number
            findId: (number | string) | null
          }[]
        }
      }
      /** @description `bad_request`: We couldn’t read that request. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `invalid_api_key`: That API key doesn’t exist, has expired or was revoked. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `not_found`: Not found. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  previewStory: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "body": {
         *         "root": {
         *           "type": "root",
         *           "children": [
         *             {
         *               "type": "paragraph",
         *               "children": [
         *                 {
         *                   "type": "text",
         *                   "text": "Cut and wet."
         *                 }
         *               ]
         *             }
         *           ]
         *         }
         *       }
         *     }
         */
        'application/json': {
          body: {
            root: components['schemas']['__schema0']
          } | null
        }
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "story": {
           *         "root": {
           *           "type": "root",
           *           "children": [
           *             {
           *               "type": "paragraph",
           *               "children": [
           *                 {
           *                   "type": "text",
           *                   "text": "Cut and wet."
           *                 }
           *               ]
           *             }
           *           ]
           *         }
           *       }
           *     }
           */
          'application/json': {
            story: {
              root: components['schemas']['__schema1']
            } | null
          }
        }
      }
      /**
       * @description `invalid_json`: The request body is not valid JSON.
       *
       *     `invalid_input`: Please check the highlighted fields.
       *
       *     `bad_request`: We couldn’t read that request.
       *
       *     `invalid_story`: Please check the text.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `unauthorized`: Unauthorized
       *
       *     `invalid_api_key`: That API key doesn’t exist, has expired or was revoked.
       */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `employees_only`: Only employees can do that.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       *
       *     `second_factor_missing`: Please set up two-step sign-in first.
       *
       *     `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `cross_site`: This request came from another site. Please try again on this one.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_large`: That’s too large. */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `unsupported_media_type`: Please send JSON. */
      415: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  requestUpload: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: {
      content: {
        /**
         * @example {
         *       "size": 544612
         *     }
         */
        'application/json': {
          size?: number
        }
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "uploadURL": "https://stonehunt.example/media/uploads/f0Ww3v6rJkZ1o8aB2cD4eF6gH8iJ0kL2"
           *     }
           */
          'application/json': {
            uploadURL: string
            resumeURL?: string
          }
        }
      }
      /**
       * @description `invalid_json`: The request body is not valid JSON.
       *
       *     `invalid_input`: Please check the highlighted fields.
       *
       *     `bad_request`: We couldn’t read that request.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `unauthorized`: Unauthorized
       *
       *     `invalid_api_key`: That API key doesn’t exist, has expired or was revoked.
       */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       *
       *     `cross_site`: This request came from another site. Please try again on this one.
       *
       *     `upload_needs_confirmed_email`: Please confirm your email address before you upload. Open the link we emailed you, or use “Forgot your password?” to get a new one.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_large`: That’s too large. */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `unsupported_media_type`: Please send JSON. */
      415: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `too_many_requests`: Too many attempts. Please wait a moment, then try again.
       *
       *     `upload_quota`: You’ve reached today’s upload limit. Please try again tomorrow.
       */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  settleWithdrawal: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: number | string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "outcome": "returned"
         *     }
         */
        'application/json': {
          /** @enum {string} */
          outcome: 'returned' | 'waived'
        }
      }
    }
    responses: {
      /** @description Done. */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /**
       * @description `invalid_json`: The request body is not valid JSON.
       *
       *     `invalid_input`: Please check the highlighted fields.
       *
       *     `bad_request`: We couldn’t read that request.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `unauthorized`: Unauthorized
       *
       *     `invalid_api_key`: That API key doesn’t exist, has expired or was revoked.
       */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description `employees_only`: Only employees can do that.
       *
       *     `role_not_allowed`: Your role doesn’t allow that. Ask an owner of the site.
       *
       *     `second_factor_missing`: Please set up two-step sign-in first.
       *
       *     `scope_missing`: Your API key doesn’t have the scope that this call needs.
       *
       *     `cross_site`: This request came from another site. Please try again on this one.
       */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `not_found`: Not found. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `illegal_order_move`: You can’t do that with this order right now. */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_large`: That’s too large. */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `unsupported_media_type`: Please send JSON. */
      415: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /** @description `too_many_requests`: Too many attempts. Please wait a moment, then try again. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
    }
  }
  'order.paid': {
    parameters: {
      query?: never
      header: {
        /** @description The id of the event. It stays the same when the event is sent again. */
        'webhook-id': string
        /** @description Seconds since 1970. Refuse one that is more than five minutes old. */
        'webhook-timestamp': string
        /** @description One `v1,…` for each valid secret: HMAC-SHA256 of `webhook-id.webhook-timestamp.body` in base64. */
        'webhook-signature': string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "type": "order.paid",
         *       "timestamp": "2026-11-26T10:00:00.000Z",
         *       "data": {
         *         "reference": "HUNT-ABCDE23456",
         *         "payment": "paid",
         *         "fulfilment": "none",
         *         "total": "24.99",
         *         "currency": "usd"
         *       }
         *     }
         */
        'application/json': {
          /** @constant */
          type: 'order.paid'
          /**
           * Format: date-time
           * @example 2026-11-26T14:23:00.000Z
           */
          timestamp: string
          data: {
            reference: string
            /** @enum {string} */
            payment: 'pending' | 'paid' | 'failed' | 'refunded' | 'partially_refunded'
            /** @enum {string} */
            fulfilment:
              | 'none'
              | 'held'
              | 'submitted'
              | 'in_production'
              | 'shipped'
              | 'partially_shipped'
              | 'delivered'
              | 'cancelled'
              | 'needs_attention'
            /** @example 24.99 */
            total: string
            currency: string
          }
        }
      }
    }
    responses: {
      /** @description Switches the receiver off. */
      410: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The event arrived. Respond within 10 seconds. */
      '2XX': {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The event is sent again later, under the same id. */
      default: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
    }
  }
  'order.shipped': {
    parameters: {
      query?: never
      header: {
        /** @description The id of the event. It stays the same when the event is sent again. */
        'webhook-id': string
        /** @description Seconds since 1970. Refuse one that is more than five minutes old. */
        'webhook-timestamp': string
        /** @description One `v1,…` for each valid secret: HMAC-SHA256 of `webhook-id.webhook-timestamp.body` in base64. */
        'webhook-signature': string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "type": "order.shipped",
         *       "timestamp": "2026-11-26T10:00:00.000Z",
         *       "data": {
         *         "reference": "HUNT-ABCDE23456",
         *         "payment": "paid",
         *         "fulfilment": "shipped",
         *         "total": "24.99",
         *         "currency": "usd"
         *       }
         *     }
         */
        'application/json': {
          /** @constant */
          type: 'order.shipped'
          /**
           * Format: date-time
           * @example 2026-11-26T14:23:00.000Z
           */
          timestamp: string
          data: {
            reference: string
            /** @enum {string} */
            payment: 'pending' | 'paid' | 'failed' | 'refunded' | 'partially_refunded'
            /** @enum {string} */
            fulfilment:
              | 'none'
              | 'held'
              | 'submitted'
              | 'in_production'
              | 'shipped'
              | 'partially_shipped'
              | 'delivered'
              | 'cancelled'
              | 'needs_attention'
            /** @example 24.99 */
            total: string
            currency: string
          }
        }
      }
    }
    responses: {
      /** @description Switches the receiver off. */
      410: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The event arrived. Respond within 10 seconds. */
      '2XX': {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The event is sent again later, under the same id. */
      default: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
    }
  }
  'order.refunded': {
    parameters: {
      query?: never
      header: {
        /** @description The id of the event. It stays the same when the event is sent again. */
        'webhook-id': string
        /** @description Seconds since 1970. Refuse one that is more than five minutes old. */
        'webhook-timestamp': string
        /** @description One `v1,…` for each valid secret: HMAC-SHA256 of `webhook-id.webhook-timestamp.body` in base64. */
        'webhook-signature': string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "type": "order.refunded",
         *       "timestamp": "2026-11-26T10:00:00.000Z",
         *       "data": {
         *         "reference": "HUNT-ABCDE23456",
         *         "payment": "refunded",
         *         "fulfilment": "cancelled",
         *         "total": "24.99",
         *         "currency": "usd"
         *       }
         *     }
         */
        'application/json': {
          /** @constant */
          type: 'order.refunded'
          /**
           * Format: date-time
           * @example 2026-11-26T14:23:00.000Z
           */
          timestamp: string
          data: {
            reference: string
            /** @enum {string} */
            payment: 'pending' | 'paid' | 'failed' | 'refunded' | 'partially_refunded'
            /** @enum {string} */
            fulfilment:
              | 'none'
              | 'held'
              | 'submitted'
              | 'in_production'
              | 'shipped'
              | 'partially_shipped'
              | 'delivered'
              | 'cancelled'
              | 'needs_attention'
            /** @example 24.99 */
            total: string
            currency: string
          }
        }
      }
    }
    responses: {
      /** @description Switches the receiver off. */
      410: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The event arrived. Respond within 10 seconds. */
      '2XX': {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The event is sent again later, under the same id. */
      default: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
    }
  }
  'member.joined': {
    parameters: {
      query?: never
      header: {
        /** @description The id of the event. It stays the same when the event is sent again. */
        'webhook-id': string
        /** @description Seconds since 1970. Refuse one that is more than five minutes old. */
        'webhook-timestamp': string
        /** @description One `v1,…` for each valid secret: HMAC-SHA256 of `webhook-id.webhook-timestamp.body` in base64. */
        'webhook-signature': string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "type": "member.joined",
         *       "timestamp": "2026-11-26T10:00:00.000Z",
         *       "data": {
         *         "member": "quiet-agate-41",
         *         "plan": "monthly",
         *         "status": "trialing"
         *       }
         *     }
         */
        'application/json': {
          /** @constant */
          type: 'member.joined'
          /**
           * Format: date-time
           * @example 2026-11-26T14:23:00.000Z
           */
          timestamp: string
          data: {
            /** @example quiet-agate-41 */
            member: string
            /** @enum {string} */
            plan: 'monthly' | 'annual'
            /** @enum {string} */
            status:
              | 'pending'
              | 'trialing'
              | 'active'
              | 'past_due'
              | 'unpaid'
              | 'paused'
              | 'incomplete'
              | 'incomplete_expired'
              | 'canceled'
          }
        }
      }
    }
    responses: {
      /** @description Switches the receiver off. */
      410: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The event arrived. Respond within 10 seconds. */
      '2XX': {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The event is sent again later, under the same id. */
      default: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
    }
  }
  'member.ended': {
    parameters: {
      query?: never
      header: {
        /** @description The id of the event. It stays the same when the event is sent again. */
        'webhook-id': string
        /** @description Seconds since 1970. Refuse one that is more than five minutes old. */
        'webhook-timestamp': string
        /** @description One `v1,…` for each valid secret: HMAC-SHA256 of `webhook-id.webhook-timestamp.body` in base64. */
        'webhook-signature': string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "type": "member.ended",
         *       "timestamp": "2026-11-26T10:00:00.000Z",
         *       "data": {
         *         "member": "quiet-agate-41",
         *         "plan": "monthly",
         *         "status": "canceled"
         *       }
         *     }
         */
        'application/json': {
          /** @constant */
          type: 'member.ended'
          /**
           * Format: date-time
           * @example 2026-11-26T14:23:00.000Z
           */
          timestamp: string
          data: {
            /** @example quiet-agate-41 */
            member: string
            /** @enum {string} */
            plan: 'monthly' | 'annual'
            /** @enum {string} */
            status:
              | 'pending'
              | 'trialing'
              | 'active'
              | 'past_due'
              | 'unpaid'
              | 'paused'
              | 'incomplete'
              | 'incomplete_expired'
              | 'canceled'
          }
        }
      }
    }
    responses: {
      /** @description Switches the receiver off. */
      410: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The event arrived. Respond within 10 seconds. */
      '2XX': {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The event is sent again later, under the same id. */
      default: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
    }
  }
  'post.published': {
    parameters: {
      query?: never
      header: {
        /** @description The id of the event. It stays the same when the event is sent again. */
        'webhook-id': string
        /** @description Seconds since 1970. Refuse one that is more than five minutes old. */
        'webhook-timestamp': string
        /** @description One `v1,…` for each valid secret: HMAC-SHA256 of `webhook-id.webhook-timestamp.body` in base64. */
        'webhook-signature': string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "type": "post.published",
         *       "timestamp": "2026-11-26T10:00:00.000Z",
         *       "data": {
         *         "id": 26,
         *         "path": "/content/26",
         *         "title": "First light on the Laguna bands",
         *         "kind": "hunt",
         *         "isSubscriberOnly": true
         *       }
         *     }
         */
        'application/json': {
          /** @constant */
          type: 'post.published'
          /**
           * Format: date-time
           * @example 2026-11-26T14:23:00.000Z
           */
          timestamp: string
          data: {
            id: number
            path: string
            title: string
            /** @enum {string} */
            kind: 'hunt' | 'gear-review' | 'q-and-a' | 'field-notes'
            isSubscriberOnly: boolean
          }
        }
      }
    }
    responses: {
      /** @description Switches the receiver off. */
      410: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The event arrived. Respond within 10 seconds. */
      '2XX': {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The event is sent again later, under the same id. */
      default: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
    }
  }
  'product.sold': {
    parameters: {
      query?: never
      header: {
        /** @description The id of the event. It stays the same when the event is sent again. */
        'webhook-id': string
        /** @description Seconds since 1970. Refuse one that is more than five minutes old. */
        'webhook-timestamp': string
        /** @description One `v1,…` for each valid secret: HMAC-SHA256 of `webhook-id.webhook-timestamp.body` in base64. */
        'webhook-signature': string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "type": "product.sold",
         *       "timestamp": "2026-11-26T10:00:00.000Z",
         *       "data": {
         *         "id": 8,
         *         "path": "/shop/8",
         *         "name": "Geode half",
         *         "option": null,
         *         "quantity": 1,
         *         "left": 12
         *       }
         *     }
         */
        'application/json': {
          /** @constant */
          type: 'product.sold'
          /**
           * Format: date-time
           * @example 2026-11-26T14:23:00.000Z
           */
          timestamp: string
          data: {
            id: number
            path: string
            name: string
            option: string | null
            quantity: number
            left: number | null
          }
        }
      }
    }
    responses: {
      /** @description Switches the receiver off. */
      410: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The event arrived. Respond within 10 seconds. */
      '2XX': {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The event is sent again later, under the same id. */
      default: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
    }
  }
  'product.low_stock': {
    parameters: {
      query?: never
      header: {
        /** @description The id of the event. It stays the same when the event is sent again. */
        'webhook-id': string
        /** @description Seconds since 1970. Refuse one that is more than five minutes old. */
        'webhook-timestamp': string
        /** @description One `v1,…` for each valid secret: HMAC-SHA256 of `webhook-id.webhook-timestamp.body` in base64. */
        'webhook-signature': string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "type": "product.low_stock",
         *       "timestamp": "2026-11-26T10:00:00.000Z",
         *       "data": {
         *         "id": 8,
         *         "path": "/shop/8",
         *         "name": "Geode half",
         *         "option": null,
         *         "quantity": 1,
         *         "left": 2
         *       }
         *     }
         */
        'application/json': {
          /** @constant */
          type: 'product.low_stock'
          /**
           * Format: date-time
           * @example 2026-11-26T14:23:00.000Z
           */
          timestamp: string
          data: {
            id: number
            path: string
            name: string
            option: string | null
            quantity: number
            left: number | null
          }
        }
      }
    }
    responses: {
      /** @description Switches the receiver off. */
      410: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The event arrived. Respond within 10 seconds. */
      '2XX': {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The event is sent again later, under the same id. */
      default: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
    }
  }
  'product.sold_out': {
    parameters: {
      query?: never
      header: {
        /** @description The id of the event. It stays the same when the event is sent again. */
        'webhook-id': string
        /** @description Seconds since 1970. Refuse one that is more than five minutes old. */
        'webhook-timestamp': string
        /** @description One `v1,…` for each valid secret: HMAC-SHA256 of `webhook-id.webhook-timestamp.body` in base64. */
        'webhook-signature': string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "type": "product.sold_out",
         *       "timestamp": "2026-11-26T10:00:00.000Z",
         *       "data": {
         *         "id": 8,
         *         "path": "/shop/8",
         *         "name": "Geode half",
         *         "option": null,
         *         "quantity": 1,
         *         "left": 0
         *       }
         *     }
         */
        'application/json': {
          /** @constant */
          type: 'product.sold_out'
          /**
           * Format: date-time
           * @example 2026-11-26T14:23:00.000Z
           */
          timestamp: string
          data: {
            id: number
            path: string
            name: string
            option: string | null
            quantity: number
            left: number | null
          }
        }
      }
    }
    responses: {
      /** @description Switches the receiver off. */
      410: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The event arrived. Respond within 10 seconds. */
      '2XX': {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The event is sent again later, under the same id. */
      default: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
    }
  }
  'webhook.test': {
    parameters: {
      query?: never
      header: {
        /** @description The id of the event. It stays the same when the event is sent again. */
        'webhook-id': string
        /** @description Seconds since 1970. Refuse one that is more than five minutes old. */
        'webhook-timestamp': string
        /** @description One `v1,…` for each valid secret: HMAC-SHA256 of `webhook-id.webhook-timestamp.body` in base64. */
        'webhook-signature': string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "type": "webhook.test",
         *       "timestamp": "2026-11-26T10:00:00.000Z",
         *       "data": {}
         *     }
         */
        'application/json': {
          /** @constant */
          type: 'webhook.test'
          /**
           * Format: date-time
           * @example 2026-11-26T14:23:00.000Z
           */
          timestamp: string
          data: Record<string, never>
        }
      }
    }
    responses: {
      /** @description Switches the receiver off. */
      410: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The event arrived. Respond within 10 seconds. */
      '2XX': {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The event is sent again later, under the same id. */
      default: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
    }
  }
}
