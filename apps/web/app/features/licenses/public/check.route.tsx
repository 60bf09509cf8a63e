import { publicLicenseCalls } from '@portal/contract/licenses/calls'
import { licenseCodeText, readLicenseCode } from '@portal/contract/licenses/constants'
import { IconShieldCheck, IconShieldX } from '@tabler/icons-react'
import { apiContext } from '#core/api/api.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import styles from '#core/public/check/check.module.css'
import { PageHead } from '#core/public/frame/page-head.tsx'
import frame from '#core/public/frame/public.module.css'
import type { Route } from './+types/check.route'
import { checkTexts } from './check-texts.ts'

const load = async ({ params, context }: Route.LoaderArgs | Route.ClientLoaderArgs) => ({
  ...(await context.get(apiContext).load(publicLicenseCalls.verify, { params: { codigo: params.codigo } })),
  codigo: params.codigo,
})

export { load as loader, load as clientLoader }

/** Says whether the license with a number works today (A8.5). */
export default function LicenseCheckPage({ loaderData: found }: Route.ComponentProps) {
  const t = useTexts(checkTexts)
  const { date } = useFormats()
  const Mark = found.valida ? IconShieldCheck : IconShieldX
  const facts = [
    { label: t.number, value: licenseCodeText(readLicenseCode(found.codigo)) },
    { label: t.service, value: found.servicio },
    { label: t.start, value: found.fecha_inicio && date(found.fecha_inicio) },
    { label: t.end, value: found.fecha_termino && date(found.fecha_termino) },
  ]
  return (
    <section className={`${frame.wrap} ${styles.page}`}>
      <PageHead title={t.title} isPrivate />
      <div className={styles.card} data-valid={found.valida}>
        <Mark size={56} stroke={1.25} aria-hidden />
        <h1>{t.states[found.estado]}</h1>
        <p>{t.says[found.estado]}</p>
        <dl>
          {facts
            .filter(({ value }) => value)
            .map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      </div>
    </section>
  )
}
