import { Button } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { certificateCalls } from '@portal/contract/certificates/calls'
import { CertificateStatus, checkPath } from '@portal/contract/certificates/constants'
import { nameIn } from '@portal/contract/core/names'
import { IconCopy, IconDownload } from '@tabler/icons-react'
import { apiContext } from '#core/api/api.ts'
import { FactGrid } from '#core/dashboard/detail/fact-grid.tsx'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { useExport } from '#core/dashboard/list/use-export.ts'
import { loadListed } from '#core/dashboard/records/load-listed.ts'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { toastDone } from '#core/dashboard/toasts.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { inLanguage } from '#core/language/language-address.ts'
import { CertificateStatusDot } from '../certificate-status.tsx'
import type { Certificate } from '../rows.ts'
import classes from '../staff/certificate.module.css'
import type { Route } from './+types/own-certificate.route'
import { ownTexts } from './texts.ts'

export { PanelError as ErrorBoundary }

export const clientLoader = ({ params, context }: Route.ClientLoaderArgs) =>
  loadListed<Certificate>(context.get(apiContext), certificateCalls.own, 'certificados', params.certificadoId)

/** An own certificate: its PDF, and the link that proves it. */
export default function OwnCertificatePanel({ loaderData: one }: Route.ComponentProps) {
  const t = useTexts(ownTexts)
  const language = useLanguage()
  const { date, number } = useFormats()
  const check = inLanguage(checkPath(one.codigo), language)
  return (
    <SidePanel
      title={nameIn(one, 'titulo', language)}
      status={
        <SummaryLine>
          <CertificateStatusDot status={one.estado} />
          <span className={classes.code}>{one.codigo}</span>
        </SummaryLine>
      }
    >
      {one.estado === CertificateStatus.valid && <Actions key={one.id} id={one.id} check={check} />}
      <FactGrid
        facts={[
          { label: t.name, value: one.nombre },
          { label: t.hours, value: number(one.horas) },
          { label: t.issuedOn, value: date(one.emitido_el) },
        ]}
      />
      <p className={classes.about}>{t.wrongName}</p>
      <p>
        <a href={check} target="_blank" rel="noopener">
          {t.openCheck}
        </a>
      </p>
    </SidePanel>
  )
}

function Actions({ id, check }: { id: number; check: string }) {
  const t = useTexts(ownTexts)
  const clipboard = useClipboard()
  const { save, progress } = useExport(certificateCalls.document)

  function copy() {
    clipboard.copy(new URL(check, location.origin).href)
    toastDone(t.copied)
  }
  return (
    <div className={classes.actions}>
      <Button
        leftSection={<IconDownload size={16} stroke={1.75} />}
        disabled={progress !== null}
        onClick={() => save({ id })}
        aria-live="polite"
      >
        {progress ?? t.download}
      </Button>
      <Button variant="default" leftSection={<IconCopy size={16} stroke={1.75} />} onClick={copy}>
        {t.share}
      </Button>
    </div>
  )
}
