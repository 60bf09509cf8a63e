import { langOf, nameIn } from '@portal/contract/core/names'
import { ownLicenseCalls } from '@portal/contract/licenses/calls'
import { Link } from 'react-router'
import type { Api } from '#core/api/api.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { useDaysLeft } from '../days-left.ts'
import { ownLicensesPath } from '../paths.ts'
import { GraceBanner } from './grace-banner.tsx'
import classes from './own.module.css'
import { ownTexts } from './texts.ts'
import type { OwnLicenses } from './use-own-licenses.ts'

/** Loads what the start page shows of the reader's own licenses. */
export const loadOwnLicenses = (api: Api): Promise<OwnLicenses> => api.load(ownLicenseCalls.list, {})

const mostShown = 5

/** The reader's licenses with their end, on their start page; nothing when they have none. */
export function OwnOnStart({ own: { licencias } }: { own: OwnLicenses }) {
  const t = useTexts(ownTexts)
  const language = useLanguage()
  const daysLeft = useDaysLeft()
  const { date } = useFormats()
  const current = licencias.filter(({ estado_id: status }) => status !== 4)
  if (current.length === 0) return null
  return (
    <section className={classes.section} aria-labelledby="own-licenses">
      <h2 id="own-licenses">{t.title}</h2>
      <GraceBanner licenses={current} />
      <ul className={classes.short}>
        {current.slice(0, mostShown).map((license) => (
          <li key={license.id}>
            <span className={classes.name} lang={langOf(license, 'servicio_nombre', language)}>
              {nameIn(license, 'servicio_nombre', language)}
            </span>
            <span>{date(license.fecha_termino)}</span>
            <span className={classes.soft}>{daysLeft(license.dias_restantes)}</span>
          </li>
        ))}
      </ul>
      <Link to={ownLicensesPath} className={classes.check}>
        {t.all}
      </Link>
    </section>
  )
}
