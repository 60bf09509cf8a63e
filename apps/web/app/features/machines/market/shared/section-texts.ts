const es = {
  root: 'Clasificados',
  sections: {
    all: 'Todo',
    rent: 'Arriendo',
    offers: 'Ofertas',
    auction: 'Subasta en línea',
    repair: 'Reparación',
  },
  breadcrumb: 'Ruta de la página',
}

const en: typeof es = {
  root: 'Classifieds',
  sections: {
    all: 'All',
    rent: 'Rent',
    offers: 'Offers',
    auction: 'Online auction',
    repair: 'Repair',
  },
  breadcrumb: 'Breadcrumb',
}

export const sectionTexts = { key: 'machines/market/section', es, en }
