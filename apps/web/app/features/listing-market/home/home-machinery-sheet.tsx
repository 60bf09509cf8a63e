import styles from './home-machinery.module.css'

/** Links the sheet of the block with a page that fetches its code later. */
export const homeMachinerySheet = styles
