import { Module } from '@portal/contract/access/constants'
import { SidebarGroup } from '@portal/contract/access/modules'
import { searchLists } from '@portal/contract/search/constants'
import { IconCategory2, IconPackage } from '@tabler/icons-react'
import type { Screen } from '#core/dashboard/screens.ts'

export const productScreens: readonly Screen[] = [
  {
    path: '/dashboard/sistema/productos',
    creates: { name: { es: 'Nuevo producto', en: 'New product' }, to: 'nuevo' },
    list: 'productos',
    records: { list: searchLists.products },
    modules: [Module.products],
    group: SidebarGroup.system,
    icon: IconPackage,
    name: { es: 'Productos', en: 'Products' },
    about: { es: 'Precios, costos, imagen y folletos', en: 'Prices, costs, picture and brochures' },
    words: 'adaptadores consolas software precio costo folleto adapters consoles price cost brochure',
  },
  {
    path: '/dashboard/sistema/categorias',
    list: 'categorias_producto',
    modules: [Module.productCategories],
    group: SidebarGroup.system,
    icon: IconCategory2,
    name: { es: 'Categorías de productos', en: 'Product categories' },
    about: { es: 'Tipos de producto, con su imagen', en: 'Kinds of product, with their picture' },
    words: 'tipos producto kinds product',
  },
]
