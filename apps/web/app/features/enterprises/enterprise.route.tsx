import { ActionIcon, Tooltip } from '@mantine/core'
import { enterpriseCalls } from '@portal/contract/enterprises/calls'
import { IconArrowsDiagonal } from '@tabler/icons-react'
import { Link } from 'react-router'
import { apiContext } from '#core/api.ts'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { useTexts } from '#core/language.ts'
import type { Route } from './+types/enterprise.route'
import { EnterpriseActions } from './enterprise-actions.tsx'
import { EnterpriseEditForm } from './enterprise-edit-form.tsx'
import { EnterpriseSummary } from './enterprise-summary.tsx'
import { texts } from './texts.ts'

export { PanelError as ErrorBoundary }

export const clientLoader = ({ params, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(enterpriseCalls.one, { params: { empresa_id: params.empresaId } })

/** An enterprise beside the list; its branches and users are on its own page. */
export default function EnterprisePanel({ loaderData: enterprise }: Route.ComponentProps) {
  const t = useTexts(texts)
  return (
    <SidePanel
      title={enterprise.nombre}
      mark={enterprise.abreviatura}
      size="form"
      status={<EnterpriseSummary enterprise={enterprise} />}
      actions={
        <>
          <Tooltip label={t.openPage}>
            <ActionIcon
              component={Link}
              to={`/dashboard/sistema/empresas/informacion-empresa/${enterprise.id}`}
              variant="subtle"
              color="gray"
              aria-label={t.openPage}
            >
              <IconArrowsDiagonal size={18} stroke={1.75} />
            </ActionIcon>
          </Tooltip>
          <EnterpriseActions enterprise={enterprise} />
        </>
      }
    >
      <EnterpriseEditForm key={enterprise.id} enterprise={enterprise} />
    </SidePanel>
  )
}
