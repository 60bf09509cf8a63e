import { Button } from '@mantine/core'
import { langOf, nameIn } from '@portal/contract/core/names'
import { ownLicenseCalls } from '@portal/contract/licenses/calls'
import { licenseCodeText } from '@portal/contract/licenses/constants'
import { IconFlask } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { useChanges } from '#core/dashboard/live-context.tsx'
import { Notice } from '#core/dashboard/notice.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { useDaysLeft } from '../days-left.ts'
import { LicenseStatusDot } from '../license-status.tsx'
import { renewalPath } from '../paths.ts'
import type { Route } from './+types/own-licenses.route'
import { FileDialog } from './file-dialog.tsx'
import { GraceBanner } from './grace-banner.tsx'
import classes from './own.module.css'
import { ownTexts } from './texts.ts'
import type { OwnLicense } from './use-own-licenses.ts'

export const clientLoader = ({ context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(ownLicenseCalls.list, {})

/** The reader's own licenses with their end, and the request for a demo. */
export default function OwnLicensesPage({ loaderData: { licencias, servicios_demo } }: Route.ComponentProps) {
  const t = useTexts(ownTexts)
  useChanges('licencias', 'servicios')
  const canAsk = servicios_demo.length > 0
  const demo = (
    <Button component={Link} to="demo" leftSection={<IconFlask size={16} stroke={1.75} />}>
      {t.getDemo}
    </Button>
  )
  return (
    <ListPage>
      <PageHeader title={t.title} about={t.about} actions={canAsk && licencias.length > 0 ? demo : undefined} />
      <GraceBanner licenses={licencias} />
      {licencias.length === 0 ? (
        <Notice title={t.none} text={canAsk ? t.noneText : t.nothingLeft}>
          {canAsk && demo}
        </Notice>
      ) : (
        <OwnLicenseList licenses={licencias} />
      )}
    </ListPage>
  )
}

/** The reader's licenses as cards: until when they work, and what they may do. */
function OwnLicenseList({ licenses }: { licenses: readonly OwnLicense[] }) {
  const [saved, setSaved] = useState<OwnLicense | null>(null)
  return (
    <>
      <ul className={classes.cards}>
        {licenses.map((license) => (
          <LicenseCard key={license.id} license={license} onFile={() => setSaved(license)} />
        ))}
      </ul>
      {saved && <FileDialog license={saved} onClose={() => setSaved(null)} />}
    </>
  )
}

function LicenseCard({ license, onFile }: { license: OwnLicense; onFile: () => void }) {
  const t = useTexts(ownTexts)
  const language = useLanguage()
  const daysLeft = useDaysLeft()
  const { date } = useFormats()
  const { titular: _, fecha_inicio, fecha_termino, estado_id, dias_restantes, suspendida } = license
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <h2 lang={langOf(license, 'servicio_nombre', language)}>{nameIn(license, 'servicio_nombre', language)}</h2>
        <LicenseStatusDot license={license} />
      </div>
      <p className={classes.soft}>
        {nameIn(license, 'tipo_nombre', language)} · {licenseCodeText(license.codigo)}
        {license.serie !== null && ` · ${t.serial(license.serie)}`}
      </p>
      <p>
        <span className={classes.days}>{t.days(date(fecha_inicio), date(fecha_termino))}</span>{' '}
        {estado_id !== 4 && suspendida === null && <b className={classes.left}>{daysLeft(dias_restantes)}</b>}
      </p>
      {suspendida !== null && <p className={classes.soft}>{t.suspendedFor(suspendida)}</p>}
      {license.emitida_antes && estado_id === 1 && <p className={classes.soft}>{t.issuedBefore}</p>}
      <div className={classes.actions}>
        {suspendida === null && (
          <Button component={Link} to={renewalPath(license.id)} size="xs" variant="default">
            {license.es_demo ? t.buy : t.renew}
          </Button>
        )}
        {license.puede_descargar && (
          <Button size="xs" variant="subtle" color="gray" onClick={onFile}>
            {t.file}
          </Button>
        )}
        <a href={`/validate/license/${license.codigo}`} target="_blank" rel="noreferrer" className={classes.check}>
          {t.check}
        </a>
      </div>
    </li>
  )
}
