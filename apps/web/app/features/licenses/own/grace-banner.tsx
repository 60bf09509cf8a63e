import { Alert } from '@mantine/core'
import { nameIn } from '@portal/contract/core/names'
import { Link } from 'react-router'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { renewalPath } from '../paths.ts'
import { ownTexts } from './texts.ts'
import type { OwnLicense } from './use-own-licenses.ts'

/** Tells a holder that a license goes on although it has ended (rule licenses/grace). */
export function GraceBanner({ licenses }: { licenses: readonly OwnLicense[] }) {
  const t = useTexts(ownTexts)
  const language = useLanguage()
  const { date } = useFormats()
  return licenses
    .filter(({ en_gracia: isInGrace }) => isInGrace)
    .map((license) => (
      <Alert key={license.id} variant="light" color="amber" role="status">
        {t.inGrace(nameIn(license, 'servicio_nombre', language), date(license.ultimo_dia))}{' '}
        <Link to={renewalPath(license.id)}>{license.es_demo ? t.buy : t.renew}</Link>
      </Alert>
    ))
}
