import { describe, expect, it } from 'vitest';
import { plain, softened } from './shy';

const shown = (word: string, language: 'en' | 'es' | 'pl' | 'de'): string =>
  softened(word, language).replaceAll('\u00AD', '-');

describe('soft hyphens', () => {
  it.each([
    ['Eindämmungsprotokoll', 'Ein-däm-mungs-pro-to-koll'],
    ['Überraschungsangriff', 'Über-ra-schungs-an-griff'],
    ['Leistungsschwelle', 'Leis-tungs-schwelle'],
    ['Gegenstand', 'Gegen-stand'],
    ['Nachtpirscher', 'Nacht-pir-scher'],
    ['Geräuschprobe', 'Geräusch-probe'],
    ['Zurücknehmen', 'Zurück-neh-men'],
    ['Erkundungsplättchen', 'Erkun-dungs-plätt-chen'],
    ['Fehlfunktion', 'Fehl-funk-tion'],
    ['Isolationsraum', 'Iso-la-tions-raum'],
    ['Geräuschmarker', 'Geräusch-mar-ker'],
    ['Raumaktion', 'Raum-ak-tion'],
    ['Computeraktion', 'Com-pu-ter-ak-tion'],
    ['Reaktionen', 'Reak-tio-nen'],
    ['Schadensprobe', 'Scha-dens-probe'],
    ['Ablagestapel', 'Abla-ge-sta-pel'],
    ['Marsoberfläche', 'Mars-ober-flä-che'],
    ['Blutrausch', 'Blut-rausch'],
    ['zusammenarbeiten', 'zusam-men-ar-bei-ten'],
    ['hergestellter', 'her-ge-stell-ter'],
    ['niedrigsten', 'nied-rigs-ten'],
    ['Brutbestien', 'Brut-bes-tien'],
    ['Möglichkeiten', 'Mög-lich-kei-ten'],
    ['Bewegungsscanner', 'Bewe-gungs-scan-ner'],
  ])('divides German %s', (word, parts) => {
    expect(shown(word, 'de')).toBe(parts);
  });
  it.each([
    ['Interruption', 'Inter-rup-tion'],
    ['contamination', 'con-ta-mi-na-tion'],
    ['Metabolism', 'Meta-bo-lism'],
  ])('divides English %s', (word, parts) => {
    expect(shown(word, 'en')).toBe(parts);
  });
  it.each([
    ['Compartimento', 'Com-par-ti-mento'],
    ['Descontaminación', 'Des-con-ta-mi-na-ción'],
    ['Procedimiento', 'Pro-ce-di-miento'],
    ['Intercambiar', 'Inter-cam-biar'],
    ['Autodestrucción', 'Auto-des-truc-ción'],
  ])('divides Spanish %s', (word, parts) => {
    expect(shown(word, 'es')).toBe(parts);
  });
  it.each([
    ['Pomieszczenie', 'Pomie-szcze-nie'],
    ['Niebezpieczeństwo', 'Nie-bez-pie-czeń-stwo'],
    ['Przedmioty', 'Przed-mioty'],
    ['powierzchowna', 'powierz-chowna'],
  ])('divides Polish %s', (word, parts) => {
    expect(shown(word, 'pl')).toBe(parts);
  });
  it('leaves short words and words divided by hand alone', () => {
    expect(softened('Raum 003, hell', 'de')).toBe('Raum 003, hell');
    expect(softened('Search the room', 'en')).toBe('Search the room');
    expect(softened('Spieler\u00ADphase', 'de')).toBe('Spieler\u00ADphase');
  });
  it('is spelt as before', () => {
    const text = 'Eindämmungsprotokoll: Kontaminationskarte, Dekontaminationsraum.';
    expect(plain(softened(text, 'de'))).toBe(text);
  });
});
