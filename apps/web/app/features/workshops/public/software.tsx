import type { ContentIn } from '@portal/contract/settings/contents'
import { PublicLink } from '#core/public/components/public-link.tsx'
import { Band } from './level.tsx'
import { NamedList } from './named-list.tsx'
import styles from './workshop.module.css'

/** The software of the workshops, of a company that says which one it is. */
export function Software({ said }: { said: ContentIn<'talleres'> }) {
  if (!said.software_titulo) return null
  return (
    <Band id="software" title={said.software_titulo} text={said.software_texto}>
      <NamedList rows={said.software} />
      {said.software_ruta && said.software_enlace && (
        <PublicLink className={styles.more} to={said.software_ruta}>
          {said.software_enlace}
        </PublicLink>
      )}
    </Band>
  )
}
