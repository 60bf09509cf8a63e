export const portuguese = {
  carousel: { previous: 'Anterior', next: 'Seguinte', pause: 'Pausar', play: 'Reproduzir' },
}
