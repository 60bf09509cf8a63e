import styles from './home-workshop.module.css'

/** Lets a page link the style sheet of the block whose code it loads later. */
export const homeWorkshopSheet = styles
