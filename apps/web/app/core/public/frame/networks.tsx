import { IconBrandInstagram, IconBrandLinkedin, IconBrandWhatsapp } from '@tabler/icons-react'
import { useTexts } from '#core/language/language.ts'
import { texts } from '../components/texts.ts'
import { useCompany } from './company.ts'
import { networksOf } from './network-addresses.ts'

const icons = { messaging: IconBrandWhatsapp, photos: IconBrandInstagram, professional: IconBrandLinkedin }

/** Links to messaging, photos and the professional network, as icons. */
export default function Networks({ className }: { className: string | undefined }) {
  const t = useTexts(texts)
  const networks = networksOf(useCompany())
  if (networks.length === 0) return null
  return (
    <ul className={className} aria-label={t.networks}>
      {networks.map(({ id, url }) => {
        const Icon = icons[id]
        return (
          <li key={id}>
            <a href={url} target="_blank" rel="noopener noreferrer" aria-label={t[id]} title={t[id]}>
              <Icon size={20} stroke={1.75} />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
