import styles from './home-machinery.module.css'

/** Lets a page link the style sheet of the block whose code it loads later. */
export const homeMachinerySheet = styles
