export const ideasPath = '/dashboard/nexttask/ideas'

/** Names the view of the screen in its address: absent, the board. */
export const viewParam = 'modo'
export const asList = 'lista'
