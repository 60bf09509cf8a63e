import { certificateCalls } from '@portal/contract/certificates/calls'
import { CertificateStatus, checkPath } from '@portal/contract/certificates/constants'
import { nameIn } from '@portal/contract/core/names'
import { IconReplace, IconShieldCheck, IconShieldX } from '@tabler/icons-react'
import { isRouteErrorResponse } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { CheckAsked, CheckCard, CheckFacts, CheckNote } from '#core/public/check/check-card.tsx'
import { ButtonLink } from '#core/public/components/button.tsx'
import { ErrorScreen } from '#core/public/screens/error-screen.tsx'
import type { Route } from './+types/check.route'
import { checkTexts } from './check-texts.ts'
import { CodeForm } from './code-form.tsx'

const load = ({ params: { codigo }, context }: Route.LoaderArgs | Route.ClientLoaderArgs) =>
  context.get(apiContext).load(certificateCalls.check, { params: { codigo } })

export { load as loader, load as clientLoader }

type Checked = Route.ComponentProps['loaderData']

const marks = {
  vigente: { mark: IconShieldCheck, tone: 'done' },
  reemplazado: { mark: IconReplace, tone: 'muted' },
  revocado: { mark: IconShieldX, tone: 'danger' },
} as const

/** Says what the code of a certificate stands for. */
export default function CheckPage({ loaderData: checked }: Route.ComponentProps) {
  const t = useTexts(checkTexts)
  const { estado, emisor, reemplazado_por: newest } = checked
  const said = {
    vigente: { title: t.valid, text: t.validText },
    reemplazado: { title: t.replaced, text: t.replacedText },
    revocado: { title: t.revoked, text: t.revokedText },
  }[estado]
  return (
    <CheckCard title={t.title} heading={said.title} {...marks[estado]}>
      <p>{said.text(emisor)}</p>
      {estado === CertificateStatus.replaced && newest && (
        <ButtonLink kind="primary" to={checkPath(newest)}>
          {t.seeNewest}
        </ButtonLink>
      )}
      <Facts checked={checked} />
      {estado === CertificateStatus.valid && <CheckNote>{t.compare}</CheckNote>}
    </CheckCard>
  )
}

function Facts({ checked: one }: { checked: Checked }) {
  const t = useTexts(checkTexts)
  const language = useLanguage()
  const { longDate, number } = useFormats()
  return (
    <CheckFacts
      facts={[
        { label: t.holder, value: one.nombre, look: 'main' },
        { label: t.course, value: nameIn(one, 'titulo', language) },
        { label: t.hours, value: t.hoursOf(number(one.horas), one.horas) },
        { label: t.issuedOn, value: longDate(one.emitido_el) },
        { label: t.revokedOn, value: one.revocado_en && longDate(one.revocado_en) },
        { label: t.issuer, value: one.emisor },
        { label: t.code, value: one.codigo, look: 'code' },
      ]}
    />
  )
}

/** Says that no certificate has the code, and lets the visitor type it. */
export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  const t = useTexts(checkTexts)
  if (!isRouteErrorResponse(error) || error.status >= 500 || error.status === 429) return <ErrorScreen error={error} />
  return (
    <CheckCard title={t.absentTitle} heading={t.absentTitle} tone="danger" mark={IconShieldX}>
      <CheckAsked>{params.codigo}</CheckAsked>
      <p>{t.absentText}</p>
      <CodeForm />
    </CheckCard>
  )
}
