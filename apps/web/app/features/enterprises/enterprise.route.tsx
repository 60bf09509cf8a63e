import { ActionIcon, Tooltip } from '@mantine/core'
import { IconArrowsDiagonal } from '@tabler/icons-react'
import { Link } from 'react-router'
import { panelLoader, RecordPanel } from '#core/dashboard/records/record-panel.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { useTexts } from '#core/language/language.ts'
import type { Route } from './+types/enterprise.route'
import { useEnterpriseMenu } from './enterprise-menu.tsx'
import { enterprises } from './enterprises.tsx'
import { enterprisePath } from './paths.ts'
import { texts } from './texts.ts'

export { PanelError as ErrorBoundary }
export const clientLoader = panelLoader(enterprises)

/** An enterprise next to the list; its branches and users are on its own page. */
export default function EnterprisePanel({ loaderData }: Route.ComponentProps) {
  const { openPage } = useTexts(texts)
  const menu = useEnterpriseMenu(loaderData.row)
  const page = loaderData.row && (
    <Tooltip label={openPage}>
      <ActionIcon
        component={Link}
        to={enterprisePath(loaderData.row.id)}
        variant="subtle"
        color="gray"
        aria-label={openPage}
      >
        <IconArrowsDiagonal size={18} stroke={1.75} />
      </ActionIcon>
    </Tooltip>
  )
  return <RecordPanel record={enterprises} {...loaderData} actions={page} menu={menu} />
}
