const es = {
  map: 'Mapa',
  mapLabel: 'Mapa de propiedades. Mueva el mapa con las flechas y acerque con + y −.',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  loading: 'Cargando el mapa…',
  failed: 'No se pudo cargar el mapa.',
  again: 'Intentar de nuevo',
  onMap: (text: string) => `${text} en el mapa`,
  none: 'Ninguna propiedad en esta zona. Aleje el mapa o quite filtros.',
  group: (count: string) => `${count} propiedades: acercar`,
  here: (count: string) => `${count} propiedades en este lugar`,
  mark: (title: string, price: string) => `${title}, ${price}`,
  ask: 'Consultar',
  close: 'Cerrar',
  selected: 'Propiedad en el mapa',
  placeLabel: (place: string) => `Mapa de la ubicación en ${place}`,
}

const en: typeof es = {
  map: 'Map',
  mapLabel: 'Map of properties. Move it with the arrow keys and zoom with + and −.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  loading: 'Loading the map…',
  failed: 'The map did not load.',
  again: 'Try again',
  onMap: (text) => `${text} on the map`,
  none: 'No properties in this area. Zoom out or remove filters.',
  group: (count) => `${count} properties: zoom in`,
  here: (count) => `${count} properties here`,
  mark: (title, price) => `${title}, ${price}`,
  ask: 'Ask',
  close: 'Close',
  selected: 'Property on the map',
  placeLabel: (place) => `Map of the location: ${place}`,
}

export const mapTexts = { key: 'properties/market/map', es, en }
