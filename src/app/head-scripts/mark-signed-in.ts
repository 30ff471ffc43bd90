/** Marks the document of a support view of a member's page as signed in. */
document.documentElement.dataset['signedIn'] = ''
