import { Anchor } from '@mantine/core'
import { deliveriesPath, integrationsPath, webhooksPath } from '@portal/contract/api-keys/constants'
import type { ReactNode } from 'react'
import { LinkTabs } from '#core/dashboard/detail/link-tabs.tsx'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { useTexts } from '#core/language/language.ts'
import classes from './integrations.module.css'
import { integrationTexts } from './texts.ts'

interface Props {
  open: 'keys' | 'webhooks' | 'deliveries'
  actions?: ReactNode
}

const paths = { keys: integrationsPath, webhooks: webhooksPath, deliveries: deliveriesPath }

/** The head of the three lists: keys, webhooks, and what was sent to them. */
export function IntegrationTabs({ open, actions }: Props) {
  const t = useTexts(integrationTexts)
  const tabs = (['keys', 'webhooks', 'deliveries'] as const).map((tab) => ({
    to: paths[tab],
    label: t[tab],
    isOpen: tab === open,
  }))
  return (
    <>
      <PageHeader
        title={open === 'keys' ? t.integrations : t[open]}
        about={
          <>
            {t.about}{' '}
            <Anchor href="/v1/docs" target="_blank" rel="noopener" className={classes.guide ?? ''} inherit>
              {t.docs}
            </Anchor>
          </>
        }
        actions={actions}
      />
      <LinkTabs label={t.integrations} tabs={tabs} />
    </>
  )
}
