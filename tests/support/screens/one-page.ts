/** `page_info` of a list that fits on one page. */
export const onePage = { request_page: 1, request_size: 10, total_pages: 1, total_size: 1 }
