import { Module } from '@portal/contract/access/constants'
import { SidebarGroup } from '@portal/contract/access/modules'
import { IconMailPlus, IconSpeakerphone } from '@tabler/icons-react'
import type { Screen } from '#core/dashboard/screens.ts'
import { broadcastsPath, newBroadcastPath } from './paths.ts'

/** One letter to many contacts. */
export const broadcastScreens: readonly Screen[] = [
  {
    path: broadcastsPath,
    modules: [Module.broadcasts],
    group: SidebarGroup.contacts,
    icon: IconSpeakerphone,
    name: { es: 'Difusiones', en: 'Broadcasts' },
    about: {
      es: 'Correos a muchos contactos y qué pasó con cada uno',
      en: 'E-mails to many contacts and what became of each',
    },
    words: 'correo masivo boletín campaña newsletter campaign mailing',
  },
  {
    path: newBroadcastPath,
    modules: [Module.broadcasts],
    group: SidebarGroup.contacts,
    icon: IconMailPlus,
    name: { es: 'Nueva difusión', en: 'New broadcast' },
    about: { es: 'Escribir un correo a muchos contactos', en: 'Write an e-mail to many contacts' },
    words: 'correo masivo boletín escribir newsletter write',
  },
]
