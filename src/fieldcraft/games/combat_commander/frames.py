"""The frames of the game, in the places that `terms.py` numbers."""

from typing import Any

from fieldcraft.core.frame import Both, Frame
from fieldcraft.games.combat_commander.actions.break_window import Break, BreakWindow
from fieldcraft.games.combat_commander.actions.defence import Defence, DefenceWindow, NextUnit
from fieldcraft.games.combat_commander.actions.dig_in import DigInWhere, DigInWindow
from fieldcraft.games.combat_commander.actions.fire_window import (
    FireWindow,
    SprayWhere,
    SustainWhich,
)
from fieldcraft.games.combat_commander.actions.move_window import MoveWindow
from fieldcraft.games.combat_commander.actions.mover import SmokeWhere
from fieldcraft.games.combat_commander.actions.pass_window import Demolish, PassWindow
from fieldcraft.games.combat_commander.actions.react_window import React
from fieldcraft.games.combat_commander.cards.rolls import Reroll, Roll
from fieldcraft.games.combat_commander.events.blaze import Blaze, Displace
from fieldcraft.games.combat_commander.events.picks import Pick
from fieldcraft.games.combat_commander.events.rallying import CommissarRoll
from fieldcraft.games.combat_commander.events.support_tables import (
    SupportPick,
    SupportPlace,
    SupportRoll,
)
from fieldcraft.games.combat_commander.events.triggers import EventTrigger, SniperTrigger
from fieldcraft.games.combat_commander.hooks.card_for_turn import WhoIsFirst
from fieldcraft.games.combat_commander.hooks.mines_or_card import MinesOrCard
from fieldcraft.games.combat_commander.orders.activation import Activate
from fieldcraft.games.combat_commander.orders.advance import (
    Advance,
    AdvanceReact,
    AdvanceStep,
    Melees,
)
from fieldcraft.games.combat_commander.orders.artillery import RequestArtillery, Spot
from fieldcraft.games.combat_commander.orders.attack import Attack, Jammed
from fieldcraft.games.combat_commander.orders.fire import Fire, Pieces, Target
from fieldcraft.games.combat_commander.orders.melee import (
    Ambushed,
    Melee,
    MeleeEndWindow,
    MeleeWindow,
)
from fieldcraft.games.combat_commander.orders.mission import Mission, NextImpact
from fieldcraft.games.combat_commander.orders.move import HandOver, Move
from fieldcraft.games.combat_commander.orders.recover import Recover, Routed, RoutWhom
from fieldcraft.games.combat_commander.orders.retreat import Retreat
from fieldcraft.games.combat_commander.setup.force_choice import ForcePick, Mustering, SupportBuy
from fieldcraft.games.combat_commander.setup.opening import Opening
from fieldcraft.games.combat_commander.setup.players import (
    FortHex,
    GiveWeapon,
    PlaceHex,
    Placing,
)
from fieldcraft.games.combat_commander.setup.radio_call import RadioCall, RadioPick
from fieldcraft.games.combat_commander.setup.setting_up import Scatter, SettingUp
from fieldcraft.games.combat_commander.setup.works_pick import WorksPick
from fieldcraft.games.combat_commander.terrain.mines import MineAttack
from fieldcraft.games.combat_commander.turn.time import (
    Arrive,
    ClearSmoke,
    TimeAdvance,
)
from fieldcraft.games.combat_commander.turn.turn import GiveOrder, Pass, Turn
from fieldcraft.games.combat_commander.units.deploy import Deploy
from fieldcraft.games.combat_commander.units.stacking import Stacking
from fieldcraft.games.combat_commander.victory.exits import ExitTo


def make_frames() -> list[Frame[Any]]:
    """Every question and procedure, once."""
    return [
        Both("set-up", "DP-02"),
        Turn(),
        GiveOrder(),
        Pass(),
        PassWindow(),
        Activate(),
        Roll(),
        Reroll(),
        TimeAdvance(),
        EventTrigger(),
        SniperTrigger(),
        Jammed(),
        Break(),
        BreakWindow(),
        Fire(),
        Target(),
        Pieces(),
        Attack(),
        FireWindow(),
        Defence(),
        DefenceWindow(),
        NextUnit(),
        Move(),
        MoveWindow(),
        MineAttack(),
        Advance(),
        AdvanceStep(),
        Melees(),
        Melee(),
        MeleeWindow(),
        Ambushed(),
        MeleeEndWindow(),
        Recover(),
        RoutWhom(),
        Routed(),
        Retreat(),
        RequestArtillery(),
        Spot(),
        Mission(),
        Stacking(),
        ClearSmoke(),
        Arrive(),
        DigInWindow(),
        ExitTo(),
        SustainWhich(),
        SprayWhere(),
        React(),
        SmokeWhere(),
        AdvanceReact(),
        DigInWhere(),
        Deploy(),
        NextImpact(),
        Pick(),
        Demolish(),
        SupportRoll(),
        SupportPick(),
        SupportPlace(),
        Blaze(),
        Displace(),
        SettingUp(),
        Placing(),
        PlaceHex(),
        FortHex(),
        GiveWeapon(),
        Scatter(),
        Opening(),
        MinesOrCard(),
        WhoIsFirst(),
        HandOver(),
        Mustering(),
        ForcePick(),
        SupportBuy(),
        WorksPick(),
        RadioCall(),
        RadioPick(),
        CommissarRoll(),
    ]
