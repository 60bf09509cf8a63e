import { IconLayoutGrid, IconMap } from '@tabler/icons-react'
import { useTexts } from '#core/language/language.ts'
import { PublicLink } from '#core/public/components/public-link.tsx'
import { listPath } from '../shared/rows.ts'
import { addressOf, type ListValues } from './list-address.ts'
import { listTexts } from './list-texts.ts'
import styles from './look-switch.module.css'

/** The list as cards or with the map, at the same filters. */
export function LookSwitch({ values }: { values: ListValues }) {
  const t = useTexts(listTexts)
  const looks = [
    { vista: '', name: t.asList, Icon: IconLayoutGrid },
    { vista: 'mapa', name: t.asMap, Icon: IconMap },
  ]
  return (
    <ul className={styles.switch} aria-label={t.looks}>
      {looks.map(({ vista, name, Icon }) => (
        <li key={vista}>
          <PublicLink
            to={addressOf(listPath, values, { vista, page: values.page })}
            aria-current={values.vista === vista ? 'true' : undefined}
            preventScrollReset
          >
            <Icon size={18} stroke={1.75} />
            {name}
          </PublicLink>
        </li>
      ))}
    </ul>
  )
}
