import { SidebarGroup } from '@portal/contract/access/modules'
import { integrationRoles, integrationsPath, webhooksPath } from '@portal/contract/api-keys/constants'
import { IconPlugConnected } from '@tabler/icons-react'
import type { Screen, Waiting } from '#core/dashboard/screens.ts'

/** Counter of the reader's webhooks that the portal disabled. */
const counter = 'webhooks_desactivados'

export const integrationScreens: readonly Screen[] = [
  {
    path: integrationsPath,
    roles: integrationRoles,
    group: SidebarGroup.system,
    icon: IconPlugConnected,
    name: { es: 'Integraciones', en: 'Integrations' },
    about: {
      es: 'Llaves de la API y webhooks para otros sistemas',
      en: 'API keys and webhooks for other systems',
    },
    words: 'llave api clave token webhook entregas eventos erp key secret developers deliveries events',
    badge: { counter, tone: 'danger' },
  },
]

export const integrationWaiting: readonly Waiting[] = [
  {
    counter,
    tone: 'danger',
    name: { es: 'Webhooks desactivados', en: 'Disabled webhooks' },
    to: webhooksPath,
    rings: true,
  },
]
