import { Button } from '@mantine/core'
import { ownLicenseCalls } from '@portal/contract/licenses/calls'
import { IconFlask } from '@tabler/icons-react'
import { Link } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { useChanges } from '#core/dashboard/live-context.tsx'
import { Notice } from '#core/dashboard/notice.tsx'
import { useTexts } from '#core/language/language.ts'
import type { Route } from './+types/own-licenses.route'
import { GraceBanner } from './grace-banner.tsx'
import { OwnLicenseList } from './own-license-list.tsx'
import { ownTexts } from './texts.ts'

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
