/** In a support view that shows a member's page: the document is marked as signed in. */
document.documentElement.dataset['signedIn'] = ''
