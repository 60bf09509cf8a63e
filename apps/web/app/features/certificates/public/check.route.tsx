import { certificateCalls } from '@portal/contract/certificates/calls'
import { CertificateStatus, checkPath } from '@portal/contract/certificates/constants'
import { IconReplace, IconShieldCheck, IconShieldX } from '@tabler/icons-react'
import { isRouteErrorResponse } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { nameIn } from '#core/language/names.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import { PageHead } from '#core/public/frame/page-head.tsx'
import frame from '#core/public/frame/public.module.css'
import { ErrorScreen } from '#core/public/screens/error-screen.tsx'
import type { Route } from './+types/check.route'
import styles from './check.module.css'
import { checkTexts } from './check-texts.ts'
import { CodeForm } from './code-form.tsx'

const load = ({ params: { codigo }, context }: Route.LoaderArgs | Route.ClientLoaderArgs) =>
  context.get(apiContext).load(certificateCalls.check, { params: { codigo } })

export { load as loader, load as clientLoader }

type Checked = Route.ComponentProps['loaderData']

const marks = { vigente: IconShieldCheck, reemplazado: IconReplace, revocado: IconShieldX }

/** Says what the code of a certificate stands for. */
export default function CheckPage({ loaderData: checked }: Route.ComponentProps) {
  const t = useTexts(checkTexts)
  const { estado, emisor, reemplazado_por: newest } = checked
  const said = {
    vigente: { title: t.valid, text: t.validText },
    reemplazado: { title: t.replaced, text: t.replacedText },
    revocado: { title: t.revoked, text: t.revokedText },
  }[estado]
  const Mark = marks[estado]
  return (
    <section className={`${frame.wrap} ${styles.page}`}>
      <PageHead title={t.title} isPrivate />
      <div className={styles.card} data-status={estado}>
        <Mark size={56} stroke={1.25} aria-hidden />
        <h1>{said.title}</h1>
        <p>{said.text(emisor)}</p>
        {estado === CertificateStatus.replaced && newest && (
          <ButtonLink kind="primary" to={checkPath(newest)}>
            {t.seeNewest}
          </ButtonLink>
        )}
        <Facts checked={checked} />
        {estado === CertificateStatus.valid && <p className={styles.note}>{t.compare}</p>}
      </div>
    </section>
  )
}

function Facts({ checked: one }: { checked: Checked }) {
  const t = useTexts(checkTexts)
  const language = useLanguage()
  const { longDate, number } = useFormats()
  const facts = [
    { label: t.holder, value: one.nombre, isMain: true },
    { label: t.course, value: nameIn(one, 'titulo', language) },
    { label: t.hours, value: t.hoursOf(number(one.horas), one.horas) },
    { label: t.issuedOn, value: longDate(one.emitido_el) },
    ...(one.revocado_en ? [{ label: t.revokedOn, value: longDate(one.revocado_en) }] : []),
    { label: t.issuer, value: one.emisor },
    { label: t.code, value: one.codigo, isCode: true },
  ]
  return (
    <dl>
      {facts.map(({ label, value, ...look }) => (
        <div key={label} data-main={'isMain' in look || undefined} data-code={'isCode' in look || undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Says that no certificate has the code, and lets the visitor type it. */
export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  const t = useTexts(checkTexts)
  if (!isRouteErrorResponse(error) || error.status >= 500 || error.status === 429) return <ErrorScreen error={error} />
  return (
    <section className={`${frame.wrap} ${styles.page}`}>
      <PageHead title={t.absentTitle} isPrivate />
      <div className={styles.card} data-status="absent">
        <IconShieldX size={56} stroke={1.25} aria-hidden />
        <h1>{t.absentTitle}</h1>
        <p className={styles.asked}>{params.codigo}</p>
        <p>{t.absentText}</p>
        <CodeForm />
      </div>
    </section>
  )
}
