export const portuguese = { 'home/film': { play: 'Reproduzir', pause: 'Pausar' } }
