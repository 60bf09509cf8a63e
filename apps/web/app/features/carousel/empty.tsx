import classes from './design.module.css'

/** Says what will be here. */
export const Empty = ({ title, text }: { title: string; text: string }) => (
  <div className={classes.empty}>
    <h2>{title}</h2>
    <p>{text}</p>
  </div>
)
