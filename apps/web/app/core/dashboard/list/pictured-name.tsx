import { IconPhoto } from '@tabler/icons-react'
import classes from './pictured-name.module.css'

/** The name of a row next to its picture, or next to a placeholder. */
export function PicturedName({ name, picture }: { name: string; picture: string | null }) {
  return (
    <span className={classes.named}>
      {picture ? <img src={picture} alt="" width={40} height={30} loading="lazy" /> : <NoPicture />}
      <span className={classes.text}>{name}</span>
    </span>
  )
}

const NoPicture = () => (
  <span className={classes.none} aria-hidden>
    <IconPhoto size={16} stroke={1.5} />
  </span>
)
