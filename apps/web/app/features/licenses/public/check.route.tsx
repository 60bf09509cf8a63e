import { nameIn } from '@portal/contract/core/names'
import { publicLicenseCalls } from '@portal/contract/licenses/calls'
import { licenseCodeText, readLicenseCode } from '@portal/contract/licenses/constants'
import { IconShieldCheck, IconShieldX } from '@tabler/icons-react'
import { apiContext } from '#core/api/api.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { CheckCard, CheckFacts } from '#core/public/check/check-card.tsx'
import type { Route } from './+types/check.route'
import { checkTexts } from './check-texts.ts'

const load = async ({ params, context }: Route.LoaderArgs | Route.ClientLoaderArgs) => ({
  ...(await context.get(apiContext).load(publicLicenseCalls.verify, { params: { codigo: params.codigo } })),
  codigo: params.codigo,
})

export { load as loader, load as clientLoader }

/** Says whether the license with a number works today (rule licenses/signed-file). */
export default function LicenseCheckPage({ loaderData: found }: Route.ComponentProps) {
  const t = useTexts(checkTexts)
  const language = useLanguage()
  const { date } = useFormats()
  const facts = [
    { label: t.number, value: licenseCodeText(readLicenseCode(found.codigo)), look: 'code' } as const,
    { label: t.service, value: nameIn(found, 'servicio', language) || null },
    { label: t.start, value: found.fecha_inicio && date(found.fecha_inicio) },
    { label: t.end, value: found.fecha_termino && date(found.fecha_termino) },
  ]
  return (
    <CheckCard
      title={t.title}
      heading={t.states[found.estado]}
      tone={found.valida ? 'done' : 'danger'}
      mark={found.valida ? IconShieldCheck : IconShieldX}
    >
      <p>{t.says[found.estado]}</p>
      <CheckFacts facts={facts} />
    </CheckCard>
  )
}
