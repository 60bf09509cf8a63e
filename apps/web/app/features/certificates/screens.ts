import { Module } from '@portal/contract/access/constants'
import { SidebarGroup } from '@portal/contract/access/modules'
import { searchLists } from '@portal/contract/search/constants'
import { IconAward, IconCertificate } from '@tabler/icons-react'
import type { Screen } from '#core/dashboard/screens.ts'
import { certificatesPath, ownCertificatesPath } from './paths.ts'

/** Certificates for the staff who issue them, and for their holders. */
export const certificateScreens: readonly Screen[] = [
  {
    path: certificatesPath,
    creates: { name: { es: 'Emitir certificado', en: 'Issue certificate' }, to: 'nuevo' },
    list: 'certificados',
    records: { list: searchLists.certificates },
    modules: [Module.certificates],
    isOfHouse: true,
    group: SidebarGroup.certificates,
    icon: IconCertificate,
    name: { es: 'Certificados', en: 'Certificates' },
    about: { es: 'Emitir, reemitir, enviar y revocar', en: 'Issue, reissue, send and revoke' },
    words: 'diplomas constancias talleres cursos workshops courses diploma validar verify revoke',
  },
  {
    path: ownCertificatesPath,
    list: 'mis_certificados',
    group: SidebarGroup.profile,
    icon: IconAward,
    isPersonal: true,
    name: { es: 'Mis certificados', en: 'My certificates' },
    about: { es: 'Los que usted recibió, para descargar', en: 'Those that you received, to download' },
    words: 'diplomas constancias talleres cursos workshops courses pdf',
  },
]
