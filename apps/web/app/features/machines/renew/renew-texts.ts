const es = {
  renewTitle: 'Renovar la publicación',
  renewText: 'Su publicación vence pronto. Con un botón queda a la vista 90 días más.',
  renew: 'Renovar la publicación',
  renewed: 'La publicación quedó renovada.',
  toList: 'Ver toda la maquinaria',
}

const en: typeof es = {
  renewTitle: 'Renew the listing',
  renewText: 'Your listing ends soon. One press keeps it in view for 90 more days.',
  renew: 'Renew the listing',
  renewed: 'The listing has been renewed.',
  toList: 'See all machinery',
}

export const renewTexts = { key: 'listings/renew', es, en }
