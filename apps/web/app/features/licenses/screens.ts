import { Module } from '@portal/contract/access/constants'
import { SidebarGroup } from '@portal/contract/access/modules'
import { searchLists } from '@portal/contract/search/constants'
import { IconCertificate, IconClock2, IconKey, IconStack2 } from '@tabler/icons-react'
import type { Screen } from '#core/dashboard/screens.ts'
import { licensesPath, ownLicensesPath } from './paths.ts'

/** One's own licenses need no module: whoever got one sees it. */
export const licenseScreens: readonly Screen[] = [
  {
    path: ownLicensesPath,
    group: SidebarGroup.downloads,
    icon: IconKey,
    name: { es: 'Mis licencias', en: 'My licenses' },
    about: { es: 'Los programas que puedo usar, y hasta cuándo', en: 'The programs I may use, and until when' },
    words: 'demo prueba software renovar archivo trial renew file',
  },
  {
    path: licensesPath,
    creates: { name: { es: 'Nueva licencia', en: 'New license' }, to: 'nueva' },
    list: 'licencias',
    records: { list: searchLists.licenses },
    modules: [Module.licenses],
    group: SidebarGroup.system,
    icon: IconCertificate,
    name: { es: 'Licencias', en: 'Licenses' },
    about: { es: 'Quién usa qué programa, y hasta cuándo', en: 'Who uses which program, and until when' },
    words: 'demo vencimiento término renovar suspender previsión expiry end renew suspend forecast',
  },
  {
    path: '/dashboard/sistema/servicios',
    list: 'servicios',
    modules: [Module.licenses],
    isOfHouse: true,
    group: SidebarGroup.system,
    icon: IconStack2,
    name: { es: 'Servicios', en: 'Services' },
    about: { es: 'Los programas que una licencia abre', en: 'The programs that a license opens' },
    words: 'programa software licencia gracia program license grace',
  },
  {
    path: '/dashboard/sistema/tipos-licencia',
    list: 'tipos_licencia',
    modules: [Module.licenses],
    isOfHouse: true,
    group: SidebarGroup.system,
    icon: IconClock2,
    name: { es: 'Tipos de licencia', en: 'License types' },
    about: { es: 'Cuánto dura una licencia', en: 'How long a license lasts' },
    words: 'demo estudiante empresarial mensual intervalo student business monthly interval',
  },
]
