/** Which drawing stands for which card, enemy, Place, floor, Boss. By id; a pack's own ids get a plain one. */

import columns from 'icon:ancient-columns';
import anvil from 'icon:anvil';
import blackKnight from 'icon:black-knight-helm';
import bookshelf from 'icon:bookshelf';
import brute from 'icon:brute';
import bunkBeds from 'icon:bunk-beds';
import burningSkull from 'icon:burning-skull';
import campfire from 'icon:campfire';
import candles from 'icon:candles';
import church from 'icon:church';
import crossedBones from 'icon:crossed-bones';
import crossedChains from 'icon:crossed-chains';
import crossedSwords from 'icon:crossed-swords';
import crystalShine from 'icon:crystal-shine';
import cultist from 'icon:cultist';
import daemonSkull from 'icon:daemon-skull';
import daggerRose from 'icon:dagger-rose';
import direwolf from 'icon:direwolf';
import divingDagger from 'icon:diving-dagger';
import doorway from 'icon:doorway';
import dove from 'icon:dove';
import dramaMasks from 'icon:drama-masks';
import dualityMask from 'icon:duality-mask';
import echoRipples from 'icon:echo-ripples';
import feather from 'icon:feather';
import featheredWing from 'icon:feathered-wing';
import flameClaws from 'icon:flame-claws';
import fog from 'icon:fog';
import gargoyle from 'icon:gargoyle';
import giant from 'icon:giant';
import graveFlowers from 'icon:grave-flowers';
import hammerBreak from 'icon:hammer-break';
import hangingSpider from 'icon:hanging-spider';
import harpy from 'icon:harpy';
import hoodedAssassin from 'icon:hooded-assassin';
import hound from 'icon:hound';
import imprisoned from 'icon:imprisoned';
import ionicColumn from 'icon:ionic-column';
import lightningStorm from 'icon:lightning-storm';
import lotusFlower from 'icon:lotus-flower';
import lyre from 'icon:lyre';
import meatHook from 'icon:meat-hook';
import minotaur from 'icon:minotaur';
import poisonGas from 'icon:poison-gas';
import prayer from 'icon:prayer';
import raiseSkeleton from 'icon:raise-skeleton';
import rockGolem from 'icon:rock-golem';
import rosaShield from 'icon:rosa-shield';
import runeStone from 'icon:rune-stone';
import scales from 'icon:scales';
import screaming from 'icon:screaming';
import shadowFollower from 'icon:shadow-follower';
import shatteredGlass from 'icon:shattered-glass';
import shieldBash from 'icon:shield-bash';
import shiningSword from 'icon:shining-sword';
import sparkles from 'icon:sparkles';
import spectre from 'icon:spectre';
import stairs from 'icon:stairs';
import starAltar from 'icon:star-altar';
import stonePath from 'icon:stone-path';
import stoneWall from 'icon:stone-wall';
import sunSpear from 'icon:sun-spear';
import sunbeams from 'icon:sunbeams';
import sunrise from 'icon:sunrise';
import swordwoman from 'icon:swordwoman';
import templarHeart from 'icon:templar-heart';
import thornyVine from 'icon:thorny-vine';
import tiedScroll from 'icon:tied-scroll';
import well from 'icon:well';
import windyStripes from 'icon:windy-stripes';
import wingedShield from 'icon:winged-shield';
import wormMouth from 'icon:worm-mouth';
import type { Tone } from './tones.ts';

export interface Motif {
  readonly path: string;
  readonly tone: Tone;
}

const of = (path: string, tone: Tone): Motif => ({ path, tone });

const CARDS: Readonly<Record<string, Motif>> = {
  'eclat-d-eden': of(crystalShine, 'azure'),
  'lame-de-l-alliance': of(shiningSword, 'rose'),
  jugement: of(scales, 'rose'),
  'lames-jumelles': of(crossedSwords, 'rose'),
  'pluie-d-epines': of(thornyVine, 'jade'),
  'onde-de-lumiere': of(sunbeams, 'gold'),
  'garde-et-riposte': of(shieldBash, 'azure'),
  'coup-de-grace': of(divingDagger, 'ember'),
  'entrave-sacree': of(crossedChains, 'violet'),
  'voile-de-priere': of(prayer, 'azure'),
  'rempart-des-soeurs': of(wingedShield, 'azure'),
  'dernier-serment': of(templarHeart, 'azure'),
  'chant-apaisant': of(lyre, 'jade'),
  'souvenir-d-eden': of(lotusFlower, 'violet'),
  'souffle-de-noa': of(feather, 'violet'),
  'lance-de-l-aube': of(sunSpear, 'gold'),
  'colere-des-soeurs': of(swordwoman, 'ember'),
  'pacte-ecarlate': of(daggerRose, 'ember'),
  'nuee-de-plumes': of(featheredWing, 'rose'),
  'lever-d-eden': of(sunrise, 'gold'),
  'egide-d-eden': of(rosaShield, 'azure'),
  'grace-de-noa': of(dove, 'jade'),
  'echo-du-sacrifice': of(echoRipples, 'violet'),
};

const ENEMIES: Readonly<Record<string, Motif>> = {
  'rodeur-de-cendre': of(hoodedAssassin, 'ash'),
  'chien-du-seuil': of(hound, 'ash'),
  'larve-d-ombre': of(wormMouth, 'violet'),
  'novice-d-asmoth': of(cultist, 'violet'),
  'sentinelle-noire': of(blackKnight, 'ash'),
  'gargouille-borgne': of(gargoyle, 'jade'),
  'porte-pilier': of(rockGolem, 'ash'),
  'masque-changeant': of(dualityMask, 'gold'),
  'forcene-du-pilier': of(brute, 'ember'),
  'furie-voilee': of(harpy, 'rose'),
  'colosse-de-suie': of(giant, 'ash'),
  'briseur-de-sceaux': of(hammerBreak, 'ember'),
  'ombre-furtive': of(shadowFollower, 'violet'),
  'veuve-de-brume': of(hangingSpider, 'azure'),
  'ecorcheur-hatif': of(flameClaws, 'ember'),
  'louve-rouge': of(direwolf, 'ember'),
  'revenant-enchaine': of(raiseSkeleton, 'jade'),
  'spectre-du-puits': of(spectre, 'azure'),
};

const PLACES: Readonly<Record<string, Motif>> = {
  'escalier-effondre': of(stairs, 'ash'),
  'bibliotheque-d-eden': of(bookshelf, 'gold'),
  'chapelle-des-soeurs': of(church, 'azure'),
  'puits-de-silence': of(well, 'violet'),
  'salle-des-crochets': of(meatHook, 'ember'),
  'archives-scellees': of(tiedScroll, 'gold'),
  'brume-epaisse': of(fog, 'ash'),
  'pilier-d-ombre': of(ionicColumn, 'violet'),
  'galerie-de-pierre': of(stoneWall, 'ash'),
  'dalles-glissantes': of(stonePath, 'azure'),
  'air-vicie': of(poisonGas, 'jade'),
  'stele-des-heroines': of(runeStone, 'gold'),
  'fosse-aux-cris': of(screaming, 'rose'),
  'brasier-couvant': of(campfire, 'ember'),
  'verriere-brisee': of(shatteredGlass, 'rose'),
  'corniche-venteuse': of(windyStripes, 'azure'),
  'autel-du-pacte': of(starAltar, 'ember'),
  'palier-nu': of(doorway, 'violet'),
};

const BOSSES: Readonly<Record<string, Motif>> = {
  gorvath: of(minotaur, 'ember'),
  malkior: of(imprisoned, 'azure'),
  ysmee: of(burningSkull, 'rose'),
  asmoth: of(daemonSkull, 'violet'),
};

const FLOORS: Readonly<Record<string, Motif>> = {
  'vestibule-des-cierges': of(candles, 'gold'),
  'cloitre-inverse': of(columns, 'azure'),
  'jardin-petrifie': of(graveFlowers, 'jade'),
  'dortoir-des-endormies': of(bunkBeds, 'violet'),
  'forge-eteinte': of(anvil, 'ember'),
  'galerie-des-masques': of(dramaMasks, 'rose'),
  'ossuaire-chantant': of(crossedBones, 'ash'),
  'coursive-de-l-orage': of(lightningStorm, 'azure'),
};

const PLAIN = of(sparkles, 'violet');

/** Copies of a card are numbered after a full stop. */
export const cardMotif = (id: string): Motif => CARDS[id.split('.')[0]!] ?? PLAIN;
export const enemyMotif = (id: string): Motif => ENEMIES[id] ?? PLAIN;
export const placeMotif = (id: string): Motif => PLACES[id] ?? PLAIN;
export const bossMotif = (id: string): Motif => BOSSES[id] ?? PLAIN;
/** The last floor has its Boss's id. */
export const floorMotif = (id: string): Motif => FLOORS[id] ?? BOSSES[id] ?? PLAIN;
