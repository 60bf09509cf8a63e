import { textIn } from '@portal/contract/core/text'
import { Link } from 'react-router'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage } from '#core/language/language.ts'
import classes from './panels.module.css'
import { groupsOf, type TileData } from './tile-parts.ts'

interface Props {
  tile: TileData
  to: (group: string | null, interval: number | null) => string | null
}

/** Groups by size with a bar each: chart and table in one. */
export function GroupList({ tile, to }: Props) {
  const language = useLanguage()
  const { number } = useFormats()
  const totals = new Map(tile.puntos.map(({ grupo, total }) => [grupo, total]))
  const most = Math.max(1, ...totals.values())
  return (
    <ul className={classes.groups}>
      {groupsOf(tile).map((group) => {
        const total = totals.get(group.clave) ?? 0
        const address = to(group.clave, null)
        return (
          <li key={group.clave} className={classes.group}>
            <span>{textIn(group, language)}</span>
            {address ? (
              <Link to={address} aria-label={`${textIn(group, language)}: ${number(total)}`}>
                {number(total)}
              </Link>
            ) : (
              <span>{number(total)}</span>
            )}
            <meter className={classes.bar} value={total} max={most} aria-hidden />
          </li>
        )
      })}
    </ul>
  )
}
