import classes from './pictured-name.module.css'

/** The name of a row beside its picture, or beside the place where one would be. */
export function PicturedName({ name, picture }: { name: string; picture: string | null }) {
  return (
    <span className={classes.named}>
      {picture ? <img src={picture} alt="" width={40} height={30} loading="lazy" /> : <span className={classes.none} />}
      {name}
    </span>
  )
}
