import styles from './home-items.module.css'

/** Lets a page link the style sheet of the blocks whose code it loads later. */
export const homeItemsSheet = styles
