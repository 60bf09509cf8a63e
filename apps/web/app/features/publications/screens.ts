import { Module } from '@portal/contract/access/constants'
import { SidebarGroup } from '@portal/contract/access/modules'
import { IconNews } from '@tabler/icons-react'
import type { Screen } from '#core/dashboard/screens.ts'

/** The screen of what staff publish besides products. */
export const publicationScreens: readonly Screen[] = [
  {
    path: '/dashboard/sistema/publicaciones',
    creates: { name: { es: 'Nueva publicación', en: 'New publication' }, to: 'nueva' },
    list: 'publicaciones',
    modules: [Module.resources],
    isOfHouse: true,
    group: SidebarGroup.system,
    icon: IconNews,
    name: { es: 'Publicaciones', en: 'Publications' },
    about: {
      es: 'Documentos de seguridad, certificados, casos y noticias del sitio',
      en: 'Safety documents, certificates, case studies and news of the site',
    },
    words: 'noticias casos certificados seguridad documentos publicar news cases certificates safety documents publish',
  },
]
