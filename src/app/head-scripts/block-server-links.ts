/**
 * In a support view no link starts anything on the server, from the first moment: the view's own script loads later.
 */
addEventListener(
  'click',
  (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link && /^\/(api|sandbox)\//.test(link.pathname)) event.preventDefault()
  },
  true,
)
